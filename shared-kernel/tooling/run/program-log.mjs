import { createWriteStream } from 'node:fs'

/** Pause before a log that could not be written is opened again. */
const reopenAfterMs = 5_000

/**
 * Appends to a log file. While the disk takes no write, output is dropped: a full disk ends no program.
 * @param {string} file
 * @param {(reason: string) => void} report receives the reason each time that writing fails
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
