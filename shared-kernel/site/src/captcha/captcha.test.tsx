import { emptySite, setSite } from '@storefront/site'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { CaptchaBox } from './captcha-box'
import { answerCaptcha, captchaMissing } from './captcha.state'

const screens = ['login', 'register', 'reminder', 'contact', 'cart-confirm'] as const
const missing = 'ご本人さまの操作かどうかを確認できませんでした'
type Options = { action: string; callback: (token: string) => void; 'expired-callback': () => void }
let drawn: Options | undefined
const execute = jest.fn(async (_key: string, { action }: { action: string }) => `${action}.v3`)
const service = {
  ready: (act: () => void) => act(),
  execute,
  render: (_place: HTMLElement, options: Options) => ((drawn = options), 7),
  reset: jest.fn(),
}
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')]

/** Each test needs its own script URL, because a script is loaded only once. */
let address = 0
function askFor(captcha: { version?: 2 | 3; screens?: readonly string[]; siteKey?: string } = {}) {
  const site = emptySite('tsunagu')
  const { version = 3, siteKey = 'site key' } = captcha
  const asked = {
    siteKey,
    version,
    scriptUrl: `/captcha-${address}.js`,
    screens: [...(captcha.screens ?? screens)],
  }
  setSite({ ...site, settings: { ...site.settings, captcha: asked } })
}
async function scriptComes() {
  await waitFor(() => expect(scripts()).toHaveLength(1))
  Object.assign(window, { grecaptcha: { enterprise: service } })
  fireEvent.load(scripts()[0]!)
}

beforeEach(() => {
  address += 1
  document.head.replaceChildren()
  drawn = undefined
  captchaMissing.set(false)
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'grecaptcha')
})

test.each(screens)(
  'uses invisible captcha version 3 on %s if CAPTCHA.SCREENS lists it (§1)',
  async (name) => {
    askFor({ screens: [name] })
    const { container } = render(<CaptchaBox screen={name} />)
    expect(scripts()).toHaveLength(0)

    const answer = answerCaptcha(name)
    await scriptComes()

    expect(await answer).toEqual({ captcha_token: `${name}.v3` })
    expect(scripts()[0]).toHaveAttribute('src', `/captcha-${address}.js?render=site%20key`)
    expect(execute).toHaveBeenLastCalledWith('site key', { action: name })
    expect(container).toHaveTextContent('')
  },
)

test.each(screens)('loads and sends no captcha if CAPTCHA.SCREENS omits %s (§1)', async (name) => {
  askFor({ version: 2, screens: screens.filter((other) => other !== name) })

  const { container } = render(<CaptchaBox screen={name} />)

  expect(await answerCaptcha(name)).toEqual({})
  expect(container).toBeEmptyDOMElement()
  expect(scripts()).toHaveLength(0)
})

test('uses no captcha in a shop without a site key', async () => {
  askFor({ siteKey: '' })

  expect(await answerCaptcha('login')).toEqual({})
  expect(scripts()).toHaveLength(0)
})

test('sends each captcha token of version 2 only once', async () => {
  askFor({ version: 2 })
  render(<CaptchaBox screen="login" />)
  await scriptComes()
  await waitFor(() => expect(drawn).toMatchObject({ sitekey: 'site key', action: 'login' }))
  expect(await answerCaptcha('login')).toEqual({})

  drawn?.callback('v2-token')
  expect(await answerCaptcha('login')).toEqual({ captcha_token: 'v2-token' })
  expect(service.reset).toHaveBeenCalledWith(7)
  expect(await answerCaptcha('login')).toEqual({})

  drawn?.callback('another')
  drawn?.['expired-callback']()
  expect(await answerCaptcha('login')).toEqual({})
})

test('does not reload a script that another remote has loaded', async () => {
  Object.assign(window, { grecaptcha: { enterprise: service } })
  askFor()

  expect(await answerCaptcha('contact')).toEqual({ captcha_token: 'contact.v3' })
  expect(scripts()).toHaveLength(0)
})

test('shows a message and allows submission if the script is blocked', async () => {
  askFor()
  render(<CaptchaBox screen="login" />)

  const answer = answerCaptcha('login')
  await waitFor(() => expect(scripts()).toHaveLength(1))
  await act(async () => void fireEvent.error(scripts()[0]!))

  expect(await answer).toEqual({})
  await shows(() => screen.getByText(missing))
})

test.each([
  [['login'], 1],
  [['login', 'contact'], 0],
])('links to the contact form only if it needs no captcha (%j)', async (asked, links) => {
  askFor({ screens: asked })
  render(<CaptchaBox screen="login" />)
  void answerCaptcha('login')
  await waitFor(() => expect(scripts()).toHaveLength(1))
  await act(async () => void fireEvent.error(scripts()[0]!))

  expect(screen.getByText(missing)).toBeVisible()
  expect(screen.queryAllByRole('link', { name: 'お問い合わせ' })).toHaveLength(links)
})

test('delays the request by at most ten seconds if the script hangs', async () => {
  jest.useFakeTimers()
  askFor()
  render(<CaptchaBox screen="login" />)
  let sent: unknown
  void answerCaptcha('login').then((answer) => (sent = answer))

  await act(() => jest.advanceTimersByTimeAsync(9_999))
  expect(sent).toBeUndefined()
  await act(() => jest.advanceTimersByTimeAsync(1))

  expect(sent).toEqual({})
  expect(screen.getByText(missing)).toBeVisible()
})

test('reloads a checkbox that failed to load', async () => {
  askFor({ version: 2 })
  render(<CaptchaBox screen="login" />)
  await waitFor(() => expect(scripts()).toHaveLength(1))
  fireEvent.error(scripts()[0]!)

  await userEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }))
  await scriptComes()

  await waitFor(() => expect(screen.queryByText(missing)).not.toBeInTheDocument())
  expect(drawn).toMatchObject({ action: 'login' })
})
