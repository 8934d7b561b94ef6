/** @jest-environment node */
import { ResponseError } from '@storefront/http'
import { createStaticHandler } from 'react-router-dom'
import { formAction, seeOther, withActions } from './form-action'

const refused = new ResponseError(422, {
  message: '入力内容をご確認ください',
  code: 'address.invalid',
  errors: { phone_number: ['電話番号を入力してください'] },
})
const typed: Record<string, FormDataEntryValue>[] = []

const action = formAction({
  address: async (form) => {
    typed.push(Object.fromEntries(form))
    if (!form.get('phone_number')) throw refused
    return seeOther('/cart/payment')
  },
  broken: async () => {
    throw new ResponseError(500, {})
  },
  note: async () => ({ message: '数量は1以上の数字で入力してください。' }),
})

const routes = withActions(
  [
    {
      id: 'cart',
      children: [
        { id: 'address', path: '/address', loader: () => 'cart' },
        { id: 'news', path: '/news', loader: () => 'news' },
      ],
    },
  ],
  { address: action },
)

/** Posts these controls as a browser would. */
async function post(controls: Record<string, string>, path = '/address') {
  const body = new URLSearchParams(controls)
  const answer = await createStaticHandler(routes).query(
    new Request(`https://shop.example.jp${path}`, { method: 'POST', body }),
  )
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') }
  const { statusCode, actionData, loaderData, errors } = answer
  return { status: statusCode, posted: actionData?.address, loaded: loaderData.address, errors }
}

beforeEach(() => typed.splice(0))

test('redirects with 303 after a successful command', async () => {
  expect(await post({ intent: 'address', phone_number: '0312345678' })).toEqual({
    status: 303,
    to: '/cart/payment',
  })
})

test('renders the same screen with status 422 after an error', async () => {
  expect(await post({ intent: 'address', city: '千代田区', phone_number: '' })).toMatchObject({
    status: 422,
    loaded: 'cart',
    posted: {
      intent: 'address',
      message: '入力内容をご確認ください',
      errors: { phone_number: ['電話番号を入力してください'] },
      values: { city: '千代田区' },
    },
  })
})

test('never writes passwords, cards or tokens into the response', async () => {
  const { posted } = (await post({
    intent: 'address',
    current_password: 'Gift-2026',
    'card.number': '4111111111111111',
    gift_token: 'secret',
    answer: 'ポチ',
    postal_code: '1000001',
  })) as { posted: { values: object } }

  expect(posted.values).toEqual({ intent: 'address', postal_code: '1000001' })
})

test('passes a date typed in three parts as one value', async () => {
  await post({ intent: 'address', birthday_year: '１９８０', birthday_month: '2', birthday_day: '9' })

  expect(typed).toEqual([{ intent: 'address', birthday: '1980-02-09' }])
})

test('passes an empty date as empty', async () => {
  await post({ intent: 'address', birthday_year: '', birthday_month: '', birthday_day: '' })

  expect(typed).toEqual([{ intent: 'address', birthday: '' }])
})

test('lets a command return its own message', async () => {
  expect(await post({ intent: 'note' })).toMatchObject({
    status: 422,
    posted: { message: '数量は1以上の数字で入力してください。' },
  })
})

test('fails the page on an error the shopper cannot correct', async () => {
  expect(await post({ intent: 'broken' })).toMatchObject({
    posted: undefined,
    errors: { cart: expect.any(ResponseError) },
  })
})

test.each(['', 'toString', 'nothing'])('rejects a form that specifies %j as its command', async (intent) => {
  expect(await post({ intent })).toMatchObject({ status: 400 })
})

test('responds 405 to a post to a screen without commands', async () => {
  expect(await post({ intent: 'address' }, '/news')).toMatchObject({ status: 405 })
})

test('responds 413 to a form with too many dates or fields', async () => {
  const many = (count: number, name: (index: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), '']))

  expect(await post({ intent: 'address', ...many(21, (index) => `day${index}_year`) })).toMatchObject({
    status: 413,
  })
  expect(await post({ intent: 'address', ...many(3_001, (index) => `field${index}`) })).toMatchObject({
    status: 413,
  })
})

test('asks once about a street without a house number', async () => {
  const address = { intent: 'address', 'orderer.address1': '銀座', phone_number: '0312345678' }
  const question = '番地がまだのようです。番地のないご住所なら、このままお進みください'
  expect(await post(address)).toMatchObject({
    status: 422,
    posted: { errors: { 'orderer.address1': [question] } },
  })
  expect(typed).toEqual([])

  expect(await post({ ...address, 'asked:orderer.address1': '銀座' })).toMatchObject({ status: 303 })
  expect(typed).toEqual([address])
})

test.each(['銀座4-1', '銀座四丁目一番', ''])('accepts the street %s at once', async (address1) => {
  expect(await post({ intent: 'address', address1, phone_number: '0312345678' })).toMatchObject({
    status: 303,
  })
})
