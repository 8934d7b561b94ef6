import { keepFor, keptAs } from './namespace.state'
import { clearTabDrafts, tabDraftPrefix } from './tab-drafts.state'

afterEach(() => {
  keepFor('')
  sessionStorage.clear()
})

test('prefixes a storage key with its tenant (SITE.NAMESPACE, §9)', () => {
  expect(keptAs('popups-seen')).toBe('popups-seen')

  keepFor('business')

  expect(keptAs('popups-seen')).toBe('business.popups-seen')
})

test("keeps another shop's drafts on logout", () => {
  for (const tenant of ['business', 'school']) {
    keepFor(tenant)
    sessionStorage.setItem(`${tabDraftPrefix()}contact`, tenant)
  }

  clearTabDrafts()

  keepFor('business')
  expect(sessionStorage.getItem(`${tabDraftPrefix()}contact`)).toBe('business')
  keepFor('school')
  expect(sessionStorage.getItem(`${tabDraftPrefix()}contact`)).toBeNull()
})
