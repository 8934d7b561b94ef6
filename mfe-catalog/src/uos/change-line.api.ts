import { callRemote, type LineChange, type LineChangeOutcome, type LineInCart } from '@storefront/event-bus'
import { unanswered } from '../purchase/purchase.api'

const answerDeadlineMs = 15_000

/** Asks the cart for its line. Throws `UnansweredCallError` after the deadline. */
export const requestLine = (line_key: string): Promise<LineInCart | null> =>
  callRemote('cart.find-line', { line_key }, { deadlineMs: answerDeadlineMs })

/** Asks the cart to change its line. A timeout is returned as `refused`. */
export async function requestChange(change: LineChange): Promise<LineChangeOutcome> {
  try {
    return await callRemote('cart.change-line', change, { deadlineMs: answerDeadlineMs })
  } catch (error) {
    return unanswered(error)
  }
}
