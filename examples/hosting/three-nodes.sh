#!/bin/sh
# Three nodes of one house on this machine, to see how it is; they stop together with this script.
#
#   TABLEE_DATABASE=postgresql://tablee@127.0.0.1/tablee TABLEE_NATS=nats://127.0.0.1:4222 sh three-nodes.sh
#
# PORT is the first of three ports (8137), FOLDER where each node has a folder of its own, TABLEE the command.
set -eu

: "${TABLEE_DATABASE:?as postgresql://user@host/name}" "${TABLEE_NATS:?as nats://host:4222}"
first=${PORT:-8137} folder=${FOLDER:-$HOME/.local/share/tablee-nodes} tablee=${TABLEE:-tablee}
export TABLEE_DATABASE TABLEE_NATS

nodes=
stop() {
    trap - EXIT INT TERM
    for node in $nodes; do kill "$node" 2>/dev/null || true; done
    wait
}
trap stop EXIT INT TERM

"$tablee" migrate  # once, before three would do it at a time
for number in 0 1 2; do
    port=$((first + number))
    "$tablee" serve --port "$port" --data "$folder/$port" --node "node$number" &
    nodes="$nodes $!"
done
wait
