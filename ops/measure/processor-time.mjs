import { readdirSync, readFileSync } from 'node:fs'

/** Linux /proc clock ticks per second. */
const ticksPerSecond = 100

/**
 * Returns the CPU time in seconds of processes and their children.
 * @param {(number | undefined)[]} pids undefined for a process that didn't start
 */
export function processorSeconds(pids) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStat(pid) ?? [])
  const family = new Set(pids)
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  return processes.reduce((sum, { pid, ticks }) => sum + (family.has(pid) ? ticks : 0), 0) / ticksPerSecond
}

/** @param {string} pid */
function readStat(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return { pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    // The process has exited.
    return undefined
  }
}
