# ssh.sh -- an sshd on this machine's loopback, for whoever runs it, with a key of its own;
# in $work/ssh.  Two hosts are the same one by two names.

ssh_conf() { # PORT
    cat <<EOF
Port $1
ListenAddress 127.0.0.1
HostKey $work/ssh/host
PidFile $work/ssh/pid
AuthorizedKeysFile $work/ssh/user.pub
PasswordAuthentication no
PermitRootLogin yes
StrictModes no
UsePAM no
EOF
}

ssh_start() {
    mkdir "$work/ssh"
    port=$((40000 + $$ % 20000))
    until ports_are_free $port; do
        port=$((port + 1))
    done
    ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/host" &&
        ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/user" || return 1
    ssh_conf $port >"$work/ssh/conf"
    [ "$(id -u)" != 0 ] || mkdir -p /run/sshd
    "$(PATH=$PATH:/usr/sbin command -v sshd)" -f "$work/ssh/conf" -E "$work/ssh/log" || return 1
    for name in one two; do
        printf 'Host %s\nHostName 127.0.0.1\nPort %s\nUser %s\nIdentityFile %s\n' $name $port \
            "$(id -un)" "$work/ssh/user"
        printf 'StrictHostKeyChecking no\nUserKnownHostsFile /dev/null\nLogLevel ERROR\n\n'
    done >"$work/ssh/client"
    ssh_one="ssh -F $work/ssh/client one"
    ssh_two="ssh -F $work/ssh/client two"
    $ssh_one true && $ssh_two true
}

ssh_stop() {
    [ ! -s "$work/ssh/pid" ] || kill "$(cat "$work/ssh/pid")"
}
