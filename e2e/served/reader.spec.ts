import { JSDOM } from 'jsdom'
import { submit, type Button } from '../shop/served/form'
import { expect, test } from '../shop/served/journey'
import { expectUsable } from '../shop/served/look'

const page = 'http://localhost/here?page=2'

const buttonOf = (html: string) =>
  new JSDOM(html, { url: page }).window.document.querySelector<Button>('button')!

test('submits a form with its choices and the button’s value', () => {
  const button = buttonOf(`<form method="post" action="/there"><textarea name="a">1\n2</textarea>
    <input name="b" type="checkbox" value="x" checked><input name="c" type="checkbox">
    <select name="d"><option>y<option selected>z</select><input name="e" disabled value="1">
    <button name="go" value="on"></button><button name="go" value="back"></button></form>`)
  const { url, posted } = submit(button)

  expect(url.href).toBe('http://localhost/there')
  expect(posted?.type).toBe('application/x-www-form-urlencoded')
  expect(posted?.body.toString()).toBe('a=1%0D%0A2&b=x&d=z&go=on')
})

test('submits a form without a method as a query', () => {
  const { url, posted } = submit(buttonOf('<form><input name="word" value="茶"><button></button></form>'))

  expect(url.href).toBe(`http://localhost/here?word=${encodeURIComponent('茶')}`)
  expect(posted).toBeUndefined()
})

test('a button’s action and type override its form’s', () => {
  const { url, posted } = submit(
    buttonOf(`<form method="post" action="/a"><input name="n" value="1"><input name="file" type="file">
      <button formaction="/b" formenctype="multipart/form-data"></button></form>`),
  )

  expect(url.pathname).toBe('/b')
  expect(posted?.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(posted?.body.toString()).toContain('name="file"; filename=""')
})

test('requires required fields unless the form has novalidate', () => {
  const fields = '<input name="email" required><button></button>'

  expect(() => submit(buttonOf(`<form method="post">${fields}</form>`))).toThrow('email')
  expect(submit(buttonOf(`<form method="post" novalidate>${fields}</form>`)).posted).toBeDefined()
})

for (const [state, html] of [
  ['disabled', '<button disabled></button>'],
  ['disabled', '<fieldset disabled><button></button></fieldset>'],
  ['closed details', '<details><summary>more</summary><button></button></details>'],
] as const)
  test(`refuses to click ${html}`, () => {
    expect(() => expectUsable(buttonOf(html))).toThrow(state)
  })
