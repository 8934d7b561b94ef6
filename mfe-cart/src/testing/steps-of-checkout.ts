import {
  addCartShipping,
  checkCartPayment,
  decideCart,
  distributeCart,
  listCartLeadtimes,
  listCartPayments,
  listProductAccessories,
  listUserAddresses,
  listUserCards,
  lookUpPostalCode,
  modifyCartOrder,
  modifyCartOther,
  modifyCartPacking,
  modifyCartProduct,
} from '@storefront/contracts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCartProduct, anOrderableCart, aShipping, aUserAddress, bankTransfer } from './cart-builders'
import type { fakeCartApi } from './cart-screen'

type Api = ReturnType<typeof fakeCartApi>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

type Answerable = Parameters<Api['answer']>[0]
export type Step = {
  step: string
  token?: string
  isLogin?: boolean
  /** The member's step with the same form. */
  memberStep?: string
  command: Answerable
  /** Response to the command, if it isn't the cart. */
  taken?: object
  /** Request that the step waits for while opening. */
  read?: Answerable
  /** Key of the draft that stores the input. */
  form?: string
  type?: () => Promise<void>
  typed?: { field: () => Promise<HTMLElement>; value: string }
  act: () => Promise<void>
}

const typing = (label: RegExp, value: string): Pick<Step, 'type' | 'typed'> => ({
  type: async () => userEvent.type(await screen.findByLabelText(label), value),
  typed: { field: () => screen.findByLabelText(label), value },
})

const countField = async () =>
  within(await screen.findByRole('group', { name: /山田 太郎.*さま$/ })).getByLabelText('今治タオル')

export const steps: Step[] = [
  { step: '/cart', command: modifyCartProduct, act: () => press('1つ増やす') },
  {
    step: '/cart/shipping-select',
    isLogin: true,
    command: addCartShipping,
    read: listUserAddresses,
    act: () => press('次へ進む'),
  },
  {
    step: '/cart/shipping-add',
    memberStep: '/cart/shipping-add?edit=orderer',
    command: modifyCartOrder,
    form: 'shipping-orderer',
    ...typing(/建物名・部屋番号/, 'つなぐビル3階'),
    act: () => press('次へ進む'),
  },
  {
    step: '/cart/shipping-detail',
    command: modifyCartPacking,
    read: listCartLeadtimes,
    form: 'shipping-detail',
    ...typing(/^備考/, 'おとなりへ'),
    act: async () => {
      await userEvent.selectOptions(await screen.findByLabelText(/お届け希望日/), '2026-11-28')
      await press('お支払いへ進む')
    },
  },
  {
    step: '/cart/shipping-matrix',
    command: distributeCart,
    form: 'shipping-matrix',
    type: async () => void fireEvent.change(await countField(), { target: { value: '2' } }),
    typed: { field: () => countField(), value: '2' },
    act: () => press('次へ進む'),
  },
  {
    step: '/cart/payment',
    command: modifyCartOrder,
    read: listCartPayments,
    form: 'payment',
    ...typing(/領収書の宛名/, 'つなぐ商会'),
    act: async () => {
      await userEvent.click(await screen.findByRole('radio', { name: /銀行振込/ }))
      await press('ご注文内容の確認へ')
    },
  },
  {
    step: '/cart/confirm',
    command: decideCart,
    read: checkCartPayment,
    taken: { order_no: 'T20261121-000001', status: 'accepted', redirect_url: null, receipt_token: 'receipt' },
    act: () => press('注文を確定する'),
  },
]

export const buildCart = (
  { step, token, isLogin = false }: Pick<Step, 'step' | 'token' | 'isLogin'>,
  version = 1,
) =>
  anOrderableCart({
    version,
    ...(token ? { token } : {}),
    is_member: isLogin,
    ...(step === '/cart/shipping-matrix'
      ? { detail: { products: [aCartProduct({ packing_key: 'packing-1' })], shippings: [aShipping()] } }
      : {}),
    ...(step === '/cart/shipping-select' ? { detail: { shippings: [] } } : {}),
  })

export function answerSteps(api: Api) {
  api.answer(listUserAddresses, { data: [aUserAddress()] })
  api.answer(listCartLeadtimes, {
    data: [
      {
        packing_key: 'packing-1',
        shipping_key: 'shipping-1',
        first_day: '2026-11-27',
        days: ['2026-11-27', '2026-11-28'],
        timezones: [],
      },
    ],
  })
  api.answer(listProductAccessories, { data: [] })
  api.answer(listUserCards, { data: [] })
  api.answer(lookUpPostalCode, { data: [] })
  api.answer(listCartPayments, { data: [bankTransfer()] })
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
  api.answer(modifyCartOrder, anOrderableCart({ version: 2 }))
  api.answer(modifyCartOther, anOrderableCart({ version: 2, is_member: true }))
}
