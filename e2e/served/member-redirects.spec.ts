import { expect, test } from '../shop/journey'

test('screens of guests send a member to /ec/, and screens of members a guest to the login, at once', async ({
  page,
  signInAs,
}) => {
  for (const path of ['/mypage', '/mypage/password', '/ec']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([
      302,
      `/login/?back=${encodeURIComponent(path)}`,
    ])
  }

  await signInAs('hanako')

  for (const path of ['/login', '/login/unlock?token=x', '/register', '/reminder', '/reminder/username']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/ec/'])
  }
})
