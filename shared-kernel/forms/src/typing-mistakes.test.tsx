import { screen } from '@testing-library/react'
import { renderForm } from './testing/render-form'
import { PostalAddressFields } from './fields/address-fields'
import { PersonNameFields } from './fields/person-name-fields'
import { EmailField } from './fields/text-fields'

test('asks about a mistyped email domain and corrects it on request', async () => {
  const { user } = renderForm(<EmailField name="email" label="メールアドレス" />)
  const field = screen.getByLabelText(/メールアドレス/)
  await user.type(field, 'misaki@gmial.com')
  expect(screen.queryByRole('button', { name: /に直す/ })).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByText('gmail.com のまちがいではありませんか')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'gmail.com に直す' }))

  expect(field).toHaveValue('misaki@gmail.com')
  expect(screen.queryByText(/まちがいではありませんか/)).not.toBeInTheDocument()
})

test('splits a whole name typed as the family name', async () => {
  const { user } = renderForm(<PersonNameFields />)

  await user.type(screen.getByLabelText(/^姓/), '佐藤　美咲')
  await user.tab()

  expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤')
  expect(screen.getByLabelText(/^名/)).toHaveValue('美咲')
  expect(screen.getByLabelText(/^姓/)).toHaveAccessibleDescription('姓と名に分けました。ご確認ください。')
})

test('keeps a family name with a space beside a given name', async () => {
  const { user } = renderForm(<PersonNameFields />)
  await user.type(screen.getByLabelText(/^名/), '美咲')

  await user.type(screen.getByLabelText(/^姓/), 'デ ラ')
  await user.tab()

  expect(screen.getByLabelText(/^名/)).toHaveValue('美咲')
})

test('reports an incomplete postal code once', async () => {
  const { user, submit, onSubmit } = renderForm(<PostalAddressFields lookup={async () => []} />)

  await user.type(screen.getByLabelText(/郵便番号/), '100000')
  await submit()

  expect(screen.getByText('郵便番号は半角数字7桁で入力してください')).toBeVisible()
  expect(screen.queryByText(/を(入力|選択)してください/)).not.toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
})
