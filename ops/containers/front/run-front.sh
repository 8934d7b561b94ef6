#!/bin/sh
# Runs Caddy and kills it if it hasn't responded for half a minute, so that its container restarts. `look` is
# the container's health check. Caddy's image has wget, Debian's has bash.

answers() {
  if command -v wget >/dev/null; then
    timeout 4 wget -q -O /dev/null http://127.0.0.1:8082/alive
  else
    timeout 4 bash -c 'exec 3<>/dev/tcp/127.0.0.1/8082; printf "GET /alive HTTP/1.0\r\n\r\n" >&3; grep -q "^HTTP/1.. 200" <&3'
  fi 2>/dev/null
}

if [ "$1" = look ]; then
  answers
  exit
fi

caddy run --config /etc/caddy/Caddyfile --adapter caddyfile &
caddy=$!
trap 'kill -TERM $caddy; wait $caddy; exit' TERM INT
silent=0
while kill -0 $caddy 2>/dev/null; do
  sleep 5 &
  wait $!
  if answers; then silent=0; else silent=$((silent + 1)); fi
  if [ $silent -ge 3 ]; then
    echo '{"level":"error","msg":"the front hangs and is ended"}' >&2
    kill -KILL $caddy
    break
  fi
done
wait $caddy
