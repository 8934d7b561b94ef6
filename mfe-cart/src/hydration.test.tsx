import { checkCartPayment, getCart, initCart } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { withRootRoutes } from '@storefront/remote'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { changeSession } from '@storefront/session'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, type HydrationState } from 'react-router-dom'
import { leaveCart } from './engine/cart.state'
import { routes } from './routes'
import { anOrderableCart } from './testing/cart-builders'
import { fakeCartApi } from './testing/cart-screen'

/** React says so because server and browser share this one process. */
const twoRenderers = 'Detected multiple renderers'
const api = fakeCartApi()

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
})

test.each(['/cart', '/cart/confirm'])(
  '%s that the server rendered is taken over without a difference',
  async (url) => {
    const fragment = await renderFragment('cart', routes, new Request(`http://localhost${url}`))
    leaveCart('expired')
    const element = document.body.appendChild(document.createElement('div'))
    element.innerHTML = fragment.html
    const served = element.innerHTML
    const differences: unknown[] = []
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)

    const router = createMemoryRouter(withRootRoutes('cart', routes), {
      initialEntries: [url],
      hydrationData: fragment.hydration as HydrationState,
    })
    const root = await act(async () =>
      hydrateRoot(element, <RouterProvider router={router} />, {
        identifierPrefix: 'cart-',
        onRecoverableError: (error) => differences.push(error),
      }),
    )

    const warnings = said.mock.calls
      .map(([text]) => String(text))
      .filter((text) => !text.includes(twoRenderers))
    said.mockRestore()
    expect(fragment.status).toBe(200)
    expect(fragment.html).toContain('今治タオル')
    expect(fragment.html).not.toContain('<script')
    expect(served).not.toContain('style=')
    expect(warnings).toEqual([])
    expect(differences).toEqual([])
    act(() => root.unmount())
  },
)
