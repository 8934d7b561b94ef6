import { TextareaField, TextField } from '@storefront/forms'
import { checkMaxLength } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'

const nameMaxLength = 40
const messageMaxLength = 200

/** What the recipient of a social gift reads; the address is theirs to enter. */
export function GiftLetterFields() {
  return (
    <>
      <Panel>
        ご注文の完了後に、お相手へ送るリンクをお渡しします。お届け先はお相手が入力し、ご注文者さまには表示されません。リンクの期限は30日です。
      </Panel>
      <TextField
        name="gift.receiver_name"
        label="贈り先のお名前"
        isRequired
        rules={[checkMaxLength(nameMaxLength)]}
        autoComplete="off"
        placeholder="和子さん"
      />
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
        help={`${messageMaxLength}文字まで`}
      />
    </>
  )
}
