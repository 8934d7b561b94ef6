import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { anAccessory } from '../../testing/product-builders'
import type { ChosenAccessory } from '../use-purchase'
import { AccessoryText } from './accessory-text'

const card = anAccessory({
  kind: 'message_card',
  name: 'メッセージカード',
  choices: [],
  text_label: 'メッセージ',
  text_max_length: 10,
})

function Choice() {
  const [chosen, change] = useState<ChosenAccessory>({ key: card.key })
  return (
    <AccessoryText
      accessory={card}
      chosen={chosen}
      onChange={(more) => change((known) => ({ ...known, ...more }))}
      formId={undefined}
    />
  )
}

test('keeps a message that is too long and says so', async () => {
  render(<Choice />)
  const message = screen.getByRole('textbox', { name: /メッセージ/ })

  await userEvent.click(message)
  await userEvent.paste('ご出産おめでとうございます')

  expect(message).toHaveValue('ご出産おめでとうございます')
  expect(message).toHaveAccessibleDescription('メッセージは10文字以内で入力してください 13／10文字')
})

test('explains where each noshi goes beside the choice', () => {
  const noshi = anAccessory({ kind: 'noshi', choices: ['御祝'], text_label: null })
  render(<AccessoryText accessory={noshi} chosen={{ key: noshi.key, choice: '御祝' }} formId={undefined} />)

  const place = screen.getByLabelText('かけ方')

  expect(place).toHaveAccessibleDescription(/外のし：包装紙の上に（包装なしなら箱に）かけます。/)
  expect(place).toHaveAccessibleDescription(/内のし：箱にかけ、包装を選ぶとその上から包みます。/)
})
