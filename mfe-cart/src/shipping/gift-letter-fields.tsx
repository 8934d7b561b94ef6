import type { CartDetail } from '@storefront/contracts'
import { CheckboxField, TextareaField, TextField } from '@storefront/forms'
import { checkMaxLength } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'
import { useField } from 'react-final-form'
import { problemOfNames } from './gift-letter.rules'

/** The choice of a destination that the recipient enters. */
export const giftChoice = {
  value: 'gift',
  label: 'お相手に入力してもらう（ソーシャルギフト）',
  note: '住所を知らない方へ、リンクで贈れます。',
}

const nameMaxLength = 40
const messageMaxLength = 200

export function GiftLetterFields({ products }: Pick<CartDetail, 'products'>) {
  const { input } = useField<boolean>('gift.is_several', { subscription: { value: true } })
  return (
    <>
      <Panel>
        ご注文の完了後に、お相手へ送るリンクをお渡しします。お届け先はお相手が入力し、ご注文者さまには表示されません。リンクの期限は30日です。
      </Panel>
      <CheckboxField
        name="gift.is_several"
        label="複数の方に贈る"
        note="お名前の数だけリンクをお作りし、同じ品を等しくお届けします"
      />
      {input.value ? (
        <TextareaField
          name="gift.receiver_names"
          label="贈り先のお名前（お一人につき一行）"
          isRequired
          rules={[(typed) => problemOfNames(typed, products)]}
          rows={5}
          help="カートの数量は、人数の倍数にしてください。50名さままで"
        />
      ) : (
        <ReceiverName />
      )}
      <TextField
        name="gift.sender_name"
        label="贈り主のお名前"
        isRequired
        rules={[checkMaxLength(nameMaxLength)]}
        autoComplete="nickname"
        placeholder="花子"
      />
      <TextareaField
        name="gift.message"
        label="メッセージ"
        rows={4}
        rules={[checkMaxLength(messageMaxLength)]}
        countedTo={messageMaxLength}
      />
    </>
  )
}

function ReceiverName() {
  return (
    <TextField
      name="gift.receiver_name"
      label="贈り先のお名前"
      isRequired
      rules={[checkMaxLength(nameMaxLength)]}
      autoComplete="off"
      placeholder="和子さん"
    />
  )
}
