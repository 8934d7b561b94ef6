import { paymentTime } from './payment-time.rules'

const wallet = (agreed_amount?: number | null) =>
  paymentTime({
    payment_name: 'PayPay',
    total: 3300,
    payment: {
      ...{
        kind: 'wallet',
        masked_number: null,
        expiration: null,
        user_card_id: null,
        convenience_store: null,
      },
      ...(agreed_amount === undefined ? {} : { agreed_amount }),
    },
  })

test.each([3300, 4000])('charges 3,300 yen on confirmation if the wallet is authorised for %d', (agreed) => {
  expect(wallet(agreed)).toBe('ご注文時（PayPayで同意済みです。確定すると、ご注文が完了します）')
})

test.each([[undefined], [null], [3299]])(
  'asks for approval after confirmation if the wallet is authorised for %s',
  (agreed) => {
    expect(wallet(agreed)).toBe('ご注文時（確定後に移る画面で承認すると、ご注文が完了します）')
  },
)
