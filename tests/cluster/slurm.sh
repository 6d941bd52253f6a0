# slurm.sh -- a Slurm of two nodes on this machine's loopback, for as long as a test
# takes; any user can run it.  Everything of it is in $cluster, a directory.
#
# Both nodes are this machine: a daemon each, with a name and a port of its own.  Nothing
# of the system's own configuration or daemons is used, and passwords are not needed: the
# daemons know each other by a key that is made here.

cluster_conf() { # PORT
    cat <<EOF
ClusterName=loopback
SlurmctldHost=localhost(127.0.0.1)
SlurmctldPort=$1
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$cluster/munge/socket
StateSaveLocation=$cluster/state
SlurmdSpoolDir=$cluster/spool-%n
SlurmctldPidFile=$cluster/slurmctld.pid
SlurmdPidFile=$cluster/slurmd-%n.pid
SlurmctldLogFile=$cluster/slurmctld.log
SlurmdLogFile=$cluster/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
SchedulerParameters=sched_interval=1,batch_sched_delay=0
ReturnToService=2
KillWait=2
MailProg=/bin/true
NodeName=one NodeHostname=localhost NodeAddr=127.0.0.1 Port=$(($1 + 1)) CPUs=1
NodeName=two NodeHostname=localhost NodeAddr=127.0.0.1 Port=$(($1 + 2)) CPUs=1
PartitionName=all Nodes=one,two Default=YES State=UP
EOF
}

# Whether nobody listens at these ports.
ports_are_free() { # PORT...
    for port in "$@"; do
        if grep -qi "^ *[0-9]*: [0-9A-F]*:$(printf %04X "$port") .* 0A " /proc/net/tcp /proc/net/tcp6; then
            return 1
        fi
    done
}

# Waits until a command succeeds, for ten seconds at most.
until_done() {
    for _ in $(seq 100); do
        "$@" && return 0
        sleep 0.1
    done
    return 1
}

both_idle() {
    [ "$(sinfo --noheader --Node --format=%t 2>/dev/null | grep -c '^idle')" -eq 2 ]
}

cluster_start() {
    port=$((20000 + $$ % 20000))
    until ports_are_free $port $((port + 1)) $((port + 2)); do
        port=$((port + 3))
    done
    mkdir -p "$cluster/state" "$cluster/spool-one" "$cluster/spool-two" "$cluster/munge"
    chmod 755 "$cluster" "$cluster/munge"
    (umask 077 && head -c 128 /dev/urandom >"$cluster/munge/key")
    cluster_conf $port >"$cluster/slurm.conf"
    export SLURM_CONF="$cluster/slurm.conf"
    munged --force --key-file="$cluster/munge/key" --socket="$cluster/munge/socket" \
        --pid-file="$cluster/munged.pid" --log-file="$cluster/munged.log" \
        --seed-file="$cluster/munge/seed" 2>"$cluster/munged.said" || return 1
    slurmctld && slurmd -N one && slurmd -N two && until_done both_idle
}

# A daemon takes its own file away while it ends: the numbers are read before.
cluster_stop() {
    # No other Slurm is meant.
    if [ "$SLURM_CONF" = "$cluster/slurm.conf" ]; then
        scancel --full --signal=KILL --user="$(id -un)" 2>/dev/null
        until_done no_jobs
    fi
    pids=$(cat "$cluster"/*.pid 2>/dev/null)
    for pid in $pids; do
        kill "$pid" 2>/dev/null
    done
    until_done none_left || kill -KILL $pids
}

no_jobs() {
    [ -z "$(squeue --noheader 2>/dev/null)" ]
}

none_left() {
    for pid in $pids; do
        ! kill -0 "$pid" 2>/dev/null || return 1
    done
}
