import { expect, test } from '../shop/served/journey'
import { prepareSession } from '../shop/session/prepared-session'

test('redirects a guest from member screens to the login', async ({ request }) => {
  for (const path of ['/mypage', '/mypage/password', '/ec']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
    expect(answer.headers()['location']).toBe(`/login/?back=${encodeURIComponent(path)}`)
  }
})

test('redirects a member from guest screens to /ec/', async ({ request }) => {
  await prepareSession({ request }, 'hanako@example.com')

  for (const path of ['/login', '/login/unlock?token=x', '/register', '/reminder', '/reminder/username']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
    expect(answer.headers()['location'], path).toBe('/ec/')
  }
})
