import { answerCalls, callRemote } from '@storefront/event-bus'
import { connectShell, shell } from '@storefront/navigation'
import { act, render, screen, waitFor } from '@testing-library/react'
import { choose, isConsentAsked } from '../analytics/consent.state'
import { offerPopups } from '../shop-popup/popup.state'
import { watchPurchases } from './cart-toast.state'
import { Overlay } from './overlay'

test('mounts the added-to-cart widget before the cart responds', async () => {
  const mounted: string[] = []
  connectShell({
    ...shell(),
    mountWidget: (id) => {
      mounted.push(id)
      return { update: () => undefined, unmount: () => undefined }
    },
  })
  const stopWatching = watchPurchases()
  render(<Overlay />)
  expect(mounted).toEqual([])

  let outcome: Promise<unknown> | undefined
  act(() => {
    outcome = callRemote(
      'cart.add-product',
      { product_key: 'towel', product_id: 1, quantity: 1 },
      { deadlineMs: 15_000 },
    )
  })
  expect(mounted).toEqual(['cart/added-to-cart'])

  const stopAnswering = answerCalls('cart.add-product', async () => ({ kind: 'added' }))
  await outcome
  expect(mounted).toEqual(['cart/added-to-cart'])
  stopAnswering()
  stopWatching()
})

test('shows a popup only after the shopper answers the consent banner', async () => {
  isConsentAsked.set(true)
  render(<Overlay />)
  act(() =>
    offerPopups([{ id: 1, key: 'welcome', title: 'はじめての方に', body: '', image: null, url: null }]),
  )
  await screen.findByRole('button', { name: '同意する' })
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()

  act(() => choose('denied'))

  await waitFor(() =>
    expect(screen.getByRole('complementary', { name: 'はじめての方に' })).toBeInTheDocument(),
  )
})
