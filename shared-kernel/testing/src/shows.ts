import { waitFor, type waitForOptions } from '@testing-library/react'

/**
 * Waits until an element is present and visible at the same time. An element that is found first and checked
 * later could be replaced in between.
 * @param get a query that throws if the element is missing, e.g. `() => screen.getByRole('heading')`
 */
export const shows = (get: () => HTMLElement, options?: waitForOptions) =>
  waitFor(() => expect(get()).toBeVisible(), options)
