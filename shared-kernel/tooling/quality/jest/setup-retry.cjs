/** These tests depend on timing or a random seed by design, so a retry could hide a bug. */
const unretried = /race|random|crash|killed|leak/

// The retry runs at once, because later tests leave their page and settings behind. A test that passes on
// retry is reported as flaky (suites/jest-outcome.mjs).
if (!unretried.test(expect.getState().testPath ?? ''))
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true })
