import { answerCalls, type PurchaseChoice, type PurchaseOutcome } from '@storefront/event-bus'
import { act } from '@testing-library/react'

/** Creates a cart that records requests and responds when the test calls `answer`. */
export function fakeCart() {
  const requests: PurchaseChoice[] = []
  const answers: ((outcome: PurchaseOutcome) => void)[] = []
  let stopAnswering: () => void

  beforeEach(() => {
    stopAnswering = answerCalls('cart.add-product', (choice) => {
      requests.push(choice)
      return new Promise((resolve) => void answers.push(resolve))
    })
  })
  afterEach(() => {
    stopAnswering()
    requests.length = 0
    answers.length = 0
  })

  return {
    requests,
    /** Responds to the oldest pending request. */
    answer: (outcome: PurchaseOutcome) => act(async () => answers.shift()?.(outcome)),
  }
}
