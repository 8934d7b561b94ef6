import { getCategoryHierarchy, getFormLayout } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { enableCaptcha } from '@storefront/testing'
import { routes } from '../routes'
import { fakeContentApi } from '../testing/content-screen'

const api = fakeContentApi()

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  setSite(emptySite('tsunagu'))
  api.answer(getCategoryHierarchy, { data: [] })
  api.answer(getFormLayout, { form: [], dataFormDefault: {}, options: {}, prefix: null })
})

const unsendable = async () => {
  const { html } = await renderFragment('content', routes, new Request('http://localhost/contact'))
  return /<noscript>(?:(?!<\/noscript>).)*送信にはJavaScriptが必要です.*?href="\/law"/.test(html)
}

test('replaces the form with other contact options if a captcha is required', async () => {
  enableCaptcha('contact')

  expect(await unsendable()).toBe(true)
})

test('offers the form if no captcha is required', async () => {
  enableCaptcha('login')

  expect(await unsendable()).toBe(false)
})
