const { appendFileSync } = require('node:fs')

/**
 * Jest reporter that appends each finished test file to the TEST_RECORD file as a line of JSON. An aborted
 * run keeps the results so far.
 */
module.exports = class JestRecord {
  /**
   * @param {{ path: string }} test
   * @param {{ testExecError?: { message: string }, testResults: { fullName: string, status: string,
   *   failureMessages: string[], invocations?: number, retryReasons?: string[] }[] }} result of jest
   */
  onTestResult({ path }, { testResults, testExecError }) {
    const tests = testResults.map(({ fullName, status, failureMessages, invocations, retryReasons }) => ({
      title: fullName,
      status,
      errors: [...(retryReasons ?? []), ...failureMessages],
      invocations,
    }))
    const record = { path, error: testExecError?.message, tests }
    appendFileSync(process.env.TEST_RECORD ?? '', `${JSON.stringify(record)}\n`)
  }
}
