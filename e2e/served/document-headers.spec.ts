import { guestDocuments } from '../shop/looks/guest-documents'
import { expect, test } from '../shop/served/journey'

test('every document sends opener, permissions and trusted types policies', async ({ request }) => {
  for (const screen of guestDocuments) {
    const headers = (await request.get(screen)).headers()
    expect(headers['cross-origin-opener-policy'], screen).toBe('same-origin')
    expect(headers['permissions-policy'], screen).toContain('camera=()')
    expect(headers['content-security-policy'], screen).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    )
  }
})
