/**
 * A retry would hide a defect here: the outcome of these depends on timing or on a random seed by design.
 */
const unretried = /race|random|crash|killed|leak/

// A test that passes at its second try is reported as flaky (suites/jest-outcome.mjs).
if (!unretried.test(expect.getState().testPath ?? '')) jest.retryTimes(1, { logErrorsBeforeRetry: true })
