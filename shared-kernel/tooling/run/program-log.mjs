import { createWriteStream } from 'node:fs'

/** Delay before a log that couldn't be written is reopened. */
const reopenAfterMs = 5_000

/**
 * Appends output to a log file. Drops the output while the disk can't be written, because a full disk must
 * not stop a program.
 * @param {string} file
 * @param {(reason: string) => void} report receives the reason each time writing fails
 */
export function openLog(file, report) {
  /** @type {import('node:fs').WriteStream | undefined} */
  let stream
  let reopenAt = 0
  const open = () =>
    createWriteStream(file, { flags: 'a' }).on('error', (error) => {
      stream = undefined
      reopenAt = Date.now() + reopenAfterMs
      report(error.message)
    })
  return {
    /** @param {string | Buffer} output */
    write(output) {
      if (!stream && Date.now() >= reopenAt) stream = open()
      stream?.write(output)
    },
    end() {
      stream?.end()
    },
  }
}
