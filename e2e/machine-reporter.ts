import { loadavg } from 'node:os'
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const beatMs = 1_000
const standstillMs = 10_000

/**
 * Reports when the machine may be the reason for a failure: its load after each failed journey, and each time
 * this nearly idle process wasn't scheduled for over ten seconds. Journeys then time out, whatever the shop
 * does.
 */
export default class MachineReporter implements Reporter {
  #heart?: NodeJS.Timeout

  onBegin(_config: FullConfig) {
    let last = Date.now()
    this.#heart = setInterval(() => {
      const late = Date.now() - last - beatMs
      last = Date.now()
      if (late > standstillMs) this.#tell(`stood still for ${Math.round(late / 1000)} s`)
    }, beatMs)
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (status !== test.expectedStatus && status !== 'skipped')
      this.#tell(`had a load of ${loadavg()[0]?.toFixed(1)} when this failed: ${test.title}`)
  }

  onEnd() {
    clearInterval(this.#heart)
  }

  #tell(what: string) {
    process.stdout.write(`${new Date().toISOString()} The machine ${what}\n`)
  }
}
