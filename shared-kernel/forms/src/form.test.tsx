import { NetworkError, ResponseError } from '@storefront/http'
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { shows } from '@storefront/testing/shows'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { CheckboxField, RadioField, SelectField } from './fields/choice-fields'
import { DateField } from './fields/date/date-field'
import { PersonNameFields } from './fields/person-name-fields'
import { renderForm } from './testing/render-form'
import { EmailField, KanaField, PasswordField, TelField } from './fields/text-fields'

const sentValues = (onSubmit: jest.Mock) => onSubmit.mock.calls[0]?.[0]

test('focuses the first error in an invalid form', async () => {
  const { onSubmit, submit } = renderForm(<PersonNameFields />)

  await submit()

  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveFocus())
  expect(screen.getByText('姓を入力してください')).toBeVisible()
  expect(screen.getByLabelText(/^姓/)).toHaveAccessibleDescription('姓を入力してください')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('submits with the latest render’s handler, even at once after it', async () => {
  const sent: string[] = []
  function Distribution({ recipients }: { recipients: string }) {
    useLayoutEffect(() => {
      if (recipients === '山田・佐藤') screen.getByRole('button').click()
    }, [recipients])
    return (
      <Form label="お届け先" onSubmit={() => void sent.push(recipients)}>
        <SubmitButton>次へ進む</SubmitButton>
      </Form>
    )
  }
  const { rerender } = render(<Distribution recipients="山田" />)

  rerender(<Distribution recipients="山田・佐藤" />)

  await waitFor(() => expect(sent).toEqual(['山田・佐藤']))
})

test('submits kana as full-width katakana, even on Enter', async () => {
  const { user, onSubmit } = renderForm(<KanaField name="kana" label="フリガナ" />)

  await user.type(screen.getByLabelText(/フリガナ/), 'さとー ﾊﾅｺ{Enter}')

  await waitFor(() => expect(sentValues(onSubmit)).toEqual({ kana: 'サトー ハナコ' }))
})

test('submits full-width phone digits as half-width', async () => {
  const { user, onSubmit, submit } = renderForm(<TelField name="tel" label="電話番号" />)

  await user.type(screen.getByLabelText(/電話番号/), '０９０ー１２３４－５６７８')
  await submit()

  await waitFor(() => expect(sentValues(onSubmit)).toEqual({ tel: '09012345678' }))
})

test('shows 422 messages at their fields until the value changes', async () => {
  const refusal = new ResponseError(422, {
    message: '入力内容をご確認ください',
    errors: { email: ['このメールアドレスは登録済みです'] },
  })
  const { user, submit } = renderForm(
    <EmailField name="email" label="メールアドレス" />,
    jest.fn().mockRejectedValue(refusal),
  )
  await user.type(screen.getByLabelText(/メールアドレス/), 'hanako@example.jp')

  await submit()

  await shows(() => screen.getByText('このメールアドレスは登録済みです'))
  await waitFor(() => expect(screen.getByLabelText(/メールアドレス/)).toHaveFocus())

  await user.type(screen.getByLabelText(/メールアドレス/), 'x')

  expect(screen.queryByText('このメールアドレスは登録済みです')).not.toBeInTheDocument()
})

test('shows a 422 message for an unknown field above the form', async () => {
  const refusal = new ResponseError(422, { errors: { coupon: ['クーポンは使えません'] } })
  const { submit } = renderForm(
    <EmailField name="email" label="メールアドレス" />,
    jest.fn().mockRejectedValue(refusal),
  )

  await submit()

  const alert = await screen.findByRole('alert', { name: 'クーポンは使えません' })
  expect(alert).toBeVisible()
  await waitFor(() => expect(alert).toHaveFocus())
})

test('keeps the input after the connection is lost', async () => {
  const { user, submit } = renderForm(
    <EmailField name="email" label="メールアドレス" />,
    jest.fn().mockRejectedValue(new NetworkError('down')),
  )
  await user.type(screen.getByLabelText(/メールアドレス/), 'hanako@example.jp')

  await submit()

  await shows(() => screen.getByText(/通信に失敗しました/))
  expect(screen.getByLabelText(/メールアドレス/)).toHaveValue('hanako@example.jp')
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'does not submit when Enter ends an IME composition (%o)',
  (sign) => {
    renderForm(<KanaField name="kana" label="フリガナ" />)
    const field = screen.getByLabelText(/フリガナ/)
    const enter = createEvent.keyDown(field, { key: 'Enter', ...sign })

    fireEvent(field, enter)

    expect(enter.defaultPrevented).toBe(true)
  },
)

test('shows no messages at fields after a 400', async () => {
  const unreadable = new ResponseError(400, {
    message: 'リクエストの形式が正しくありません',
    code: 'request.malformed',
    errors: { email: ['Expected a string, but received: undefined'] },
  })
  const { user, submit } = renderForm(
    <EmailField name="email" label="メールアドレス" />,
    jest.fn().mockRejectedValue(unreadable),
  )
  await user.type(screen.getByLabelText(/メールアドレス/), 'hanako@example.com')

  await submit()

  await shows(() => screen.getByText(/ページを読み込み直して/))
  expect(screen.queryByText(/Expected a string/)).not.toBeInTheDocument()
})

test('submits on Enter after an IME composition has ended', () => {
  renderForm(<KanaField name="kana" label="フリガナ" />)
  const field = screen.getByLabelText(/フリガナ/)
  const enter = createEvent.keyDown(field, { key: 'Enter', keyCode: 13 })

  fireEvent(field, enter)

  expect(enter.defaultPrevented).toBe(false)
})

test('§5 adds state classes to valid, invalid and dirty fields', async () => {
  const { user } = renderForm(<KanaField name="kana" label="フリガナ" />)
  const field = screen.getByLabelText(/フリガナ/)

  await user.type(field, '山田')
  await user.tab()

  expect(field.parentElement).toHaveClass('is-invalid', 'is-dirty')

  await user.clear(field)
  await user.type(field, 'ヤマダ')
  await user.tab()

  expect(field.parentElement).toHaveClass('is-valid', 'is-dirty')
})

test('submits a date typed in three parts as one value', async () => {
  const { user, onSubmit, submit } = renderForm(<DateField name="birthday" label="生年月日" isRequired />)

  await user.type(screen.getByLabelText('生年月日（年）'), '１９９０')
  await user.type(screen.getByLabelText('生年月日（月）'), '1')
  await user.type(screen.getByLabelText('生年月日（日）'), '31')
  await submit()

  await waitFor(() => expect(sentValues(onSubmit)).toEqual({ birthday: '1990-01-31' }))
})

test('rejects a date that does not exist', async () => {
  const { user, submit, onSubmit } = renderForm(<DateField name="birthday" label="生年月日" isRequired />)

  await user.type(screen.getByLabelText('生年月日（年）'), '1990')
  await user.type(screen.getByLabelText('生年月日（月）'), '2')
  await user.type(screen.getByLabelText('生年月日（日）'), '31')
  await submit()

  await shows(() => screen.getByText('日付が無効です'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('ties the error of a date to its missing parts', async () => {
  const { user, submit } = renderForm(<DateField name="birthday" label="生年月日" isRequired />)
  const [year, month] = [screen.getByLabelText('生年月日（年）'), screen.getByLabelText('生年月日（月）')]

  await user.type(year, '1990')
  await submit()

  await waitFor(() => expect(month).toHaveFocus())
  expect(month).toBeInvalid()
  expect(month).toHaveAccessibleDescription('生年月日の月と日を入力してください')
  expect(year).toBeValid()
})

test("shows a required checkbox's error", async () => {
  const { submit } = renderForm(
    <CheckboxField name="agreed" label="規約に同意する" mustBeTicked="規約への同意が必要です" />,
  )

  await submit()

  await shows(() => screen.getByText('規約への同意が必要です'))
  const checkbox = screen.getByRole('checkbox')
  await waitFor(() => expect(checkbox).toHaveFocus())
  expect(checkbox).toBeInvalid()
  expect(checkbox).toBeRequired()
  expect(checkbox).toHaveAccessibleDescription('規約への同意が必要です')
})

test('puts a single checkbox into no nameless group', () => {
  renderForm(<CheckboxField name="saved" label="お届け先に登録する" />)

  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('describes each radio of an unanswered group by its error', async () => {
  const choices = ['自宅用', '贈り物用'].map((label) => ({ value: label, label }))
  const { submit } = renderForm(<RadioField name="use" label="ご用途" isRequired choices={choices} />)

  await submit()

  const [first, second] = screen.getAllByRole('radio')
  await waitFor(() => expect(first).toHaveFocus())
  expect(first).toHaveAccessibleDescription('ご用途を選択してください')
  expect(second).toHaveAccessibleDescription('ご用途を選択してください')
})

test('exposes an unanswered radio group as required and invalid', async () => {
  const { submit } = renderForm(
    <RadioField name="use" label="ご用途" isRequired choices={[{ value: '1', label: '自宅用' }]} />,
  )

  await submit()

  const group = screen.getByRole('radiogroup', { name: /^ご用途/ })
  await waitFor(() => expect(group).toBeInvalid())
  expect(group).toBeRequired()
})

test("names a password's button after its field", () => {
  renderForm(
    <>
      <PasswordField name="password" label="新しいパスワード" autoComplete="new-password" />
      <PasswordField name="again" label="新しいパスワード（確認）" autoComplete="new-password" />
    </>,
  )

  expect(screen.getByRole('button', { name: '表示：新しいパスワード' })).toBeVisible()
  expect(screen.getByRole('button', { name: '表示：新しいパスワード（確認）' })).toBeVisible()
})

test('asks the shopper to select an option in a required field', async () => {
  const { submit } = renderForm(
    <SelectField name="job" label="ご職業" isRequired choices={[{ value: '1', label: '会社員' }]} />,
  )

  await submit()

  await shows(() => screen.getByText('ご職業を選択してください'))
})
