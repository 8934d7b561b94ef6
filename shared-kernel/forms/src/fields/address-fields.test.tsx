import type { PostalTown } from '@storefront/contracts'
import { NetworkError } from '@storefront/http'
import { shows } from '@storefront/testing/shows'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderForm } from '../testing/render-form'
import { PostalAddressFields } from './address-fields'
import { PersonNameFields } from './person-name-fields'
import type { PostalLookup } from './postal-lookup'
import { TelField } from './text-fields'

const WholeAddress = () => (
  <>
    <PersonNameFields prefix="shipping_" section="shipping" />
    <PostalAddressFields lookup={async () => []} section="shipping" />
    <TelField name="phone_number" label="電話番号" isRequired autoComplete="shipping tel" />
  </>
)

describe('postal address fields', () => {
  const chiyoda = { postal_code: '1000001', prefecture: '東京都', city: '千代田区', town: '千代田' }

  test('fill in all fields but the building from a postal code', async () => {
    const lookup = jest.fn<ReturnType<PostalLookup>, Parameters<PostalLookup>>().mockResolvedValue([chiyoda])
    const { user } = renderForm(<PostalAddressFields lookup={lookup} section="shipping" />)
    await user.type(screen.getByLabelText(/建物名/), '青葉荘101')

    await user.type(screen.getByLabelText(/郵便番号/), '１００ー０００１')

    await waitFor(() => expect(screen.getByLabelText(/市区町村/)).toHaveValue('千代田区'))
    expect(screen.getByLabelText(/都道府県/)).toHaveValue('東京都')
    expect(screen.getByLabelText(/町名/)).toHaveValue('千代田')
    expect(screen.getByLabelText(/建物名/)).toHaveValue('青葉荘101')
    expect(lookup).toHaveBeenCalledTimes(1)
    expect(lookup.mock.calls[0]?.[0]).toBe('1000001')
  })

  test('announce what a postal code has filled in', async () => {
    const { user } = renderForm(
      <PostalAddressFields lookup={async (code) => (code === '1000001' ? [chiyoda] : [])} />,
    )
    const code = screen.getByLabelText(/郵便番号/)

    await user.type(code, '1000001')
    await shows(() => screen.getByText('住所を入力しました：東京都千代田区千代田'))

    await user.clear(code)
    await user.type(code, '9999999')
    await shows(() => screen.getByText('この郵便番号の住所は見つかりません。'))
  })

  test('clear only the values that the previous code filled in', async () => {
    const lookup: PostalLookup = async (code) => (code === '1000001' ? [chiyoda] : [])
    const { user } = renderForm(<PostalAddressFields lookup={lookup} />)
    const code = screen.getByLabelText(/郵便番号/)
    await user.type(screen.getByLabelText(/建物名/), '青葉荘101')
    await user.type(code, '1000001')
    await waitFor(() => expect(screen.getByLabelText(/市区町村/)).toHaveValue('千代田区'))
    await user.type(screen.getByLabelText(/町名/), '1-1')

    await user.clear(code)
    await user.type(code, '9999999')

    await waitFor(() => expect(screen.getByLabelText(/市区町村/)).toHaveValue(''))
    expect(code).toHaveAccessibleDescription(/住所が見つかりませんでした/)
    expect(screen.getByLabelText(/都道府県/)).toHaveValue('')
    expect(screen.getByLabelText(/町名/)).toHaveValue('千代田1-1')
    expect(screen.getByLabelText(/建物名/)).toHaveValue('青葉荘101')
  })

  test('keep the house number when another code changes the town', async () => {
    const marunouchi = { ...chiyoda, town: '丸の内' }
    const { user } = renderForm(
      <PostalAddressFields lookup={async (code) => [code === '1000001' ? chiyoda : marunouchi]} />,
    )
    const code = screen.getByLabelText(/郵便番号/)
    await user.type(code, '1000001')
    await waitFor(() => expect(screen.getByLabelText(/町名・番地/)).toHaveValue(chiyoda.town))
    await user.type(screen.getByLabelText(/町名・番地/), '1-1')

    await user.clear(code)
    await user.type(code, '1000005')

    await waitFor(() => expect(screen.getByLabelText(/町名・番地/)).toHaveValue('丸の内1-1'))
  })

  test('keep a typed or saved address if the code is unknown', async () => {
    const saved = { postal_code: '1500001', prefecture: '東京都', city: '渋谷区', address1: '神宮前1-1' }
    const { user } = renderForm(<PostalAddressFields lookup={async () => []} />, jest.fn(), saved)
    const code = screen.getByLabelText(/郵便番号/)

    await user.clear(code)
    await user.type(code, '9999999')

    await waitFor(() => expect(code).toHaveAccessibleDescription(/住所が見つかりませんでした/))
    expect(screen.getByLabelText(/都道府県/)).toHaveValue('東京都')
    expect(screen.getByLabelText(/市区町村/)).toHaveValue('渋谷区')
  })

  test('offer no towns once the code has changed', async () => {
    const lookup: PostalLookup = async () => [chiyoda, { ...chiyoda, town: '皇居外苑' }]
    const { user } = renderForm(<PostalAddressFields lookup={lookup} />)
    const code = screen.getByLabelText(/郵便番号/)
    await user.type(code, '1000001')
    await screen.findByRole('button', { name: '皇居外苑' })

    await user.type(code, '{Backspace}')

    expect(screen.queryByRole('button', { name: '皇居外苑' })).not.toBeInTheDocument()
  })

  test('let the shopper choose when a code has several towns', async () => {
    const lookup = jest.fn().mockResolvedValue([chiyoda, { ...chiyoda, town: '皇居外苑' }])
    const { user } = renderForm(<PostalAddressFields lookup={lookup} />)

    await user.type(screen.getByLabelText(/郵便番号/), '1000001')
    await user.click(await screen.findByRole('button', { name: '皇居外苑' }))

    expect(screen.getByLabelText(/町名/)).toHaveValue('皇居外苑')
  })

  test('keep a city typed while its code was being looked up', async () => {
    let answer: (towns: PostalTown[]) => void = () => undefined
    const lookup: PostalLookup = () => new Promise((resolve) => (answer = resolve))
    const { user } = renderForm(<PostalAddressFields lookup={lookup} />)
    await user.type(screen.getByLabelText(/郵便番号/), '1000001')
    await user.type(screen.getByLabelText(/市区町村/), '手で打った市')
    await user.type(screen.getByLabelText(/町名/), '手で打った町')

    answer([chiyoda])

    await waitFor(() => expect(screen.getByLabelText(/都道府県/)).toHaveValue('東京都'))
    expect(screen.getByLabelText(/市区町村/)).toHaveValue('手で打った市')
    expect(screen.getByLabelText(/町名/)).toHaveValue('手で打った町')
  })

  test('ask for no part while its code is being looked up', async () => {
    let answer: (towns: PostalTown[]) => void = () => undefined
    const lookup: PostalLookup = () => new Promise((resolve) => (answer = resolve))
    const { user } = renderForm(<PostalAddressFields lookup={lookup} />)
    await user.type(screen.getByLabelText(/郵便番号/), '1000001')

    for (const _ of ['prefecture', 'city', 'street', 'building']) await user.tab()
    expect(screen.getByLabelText(/建物名/)).toHaveFocus()
    expect(screen.queryByText(/を(入力|選択)してください/)).not.toBeInTheDocument()

    answer([])
    await shows(() => screen.getByText('市区町村を入力してください'))
  })

  test('look up a code again whose answer was not awaited', async () => {
    const lookup = jest.fn<ReturnType<PostalLookup>, Parameters<PostalLookup>>(
      () => new Promise(() => undefined),
    )
    const { user } = renderForm(<PostalAddressFields lookup={lookup} />)

    await user.type(screen.getByLabelText(/郵便番号/), '1000001{Backspace}1')

    expect(lookup.mock.calls.map(([code]) => code)).toEqual(['1000001', '1000001'])
  })

  test('let the shopper choose when a code has several municipalities', async () => {
    const places = [
      { postal_code: '4980000', prefecture: '愛知県', city: '弥富市', town: '' },
      { postal_code: '4980000', prefecture: '三重県', city: '桑名郡木曽岬町', town: '' },
    ]
    const { user } = renderForm(<PostalAddressFields lookup={async () => places} />)
    await user.type(screen.getByLabelText(/郵便番号/), '4980000')
    const choice = await screen.findByRole('button', { name: '桑名郡木曽岬町' })
    expect(screen.getByLabelText(/市区町村/)).toHaveValue('')

    await user.click(choice)

    expect(screen.getByLabelText(/都道府県/)).toHaveValue('三重県')
    expect(screen.getByLabelText(/市区町村/)).toHaveValue('桑名郡木曽岬町')
  })

  test('offer towns in a select list when there are many', async () => {
    const towns = Array.from({ length: 9 }, (_, index) => ({ ...chiyoda, town: `第${index + 1}区` }))
    const { user } = renderForm(<PostalAddressFields lookup={async () => towns} />)
    await user.type(screen.getByLabelText(/郵便番号/), '1000001')

    await user.selectOptions(await screen.findByLabelText(/町域/), '第9区')

    expect(screen.getByLabelText(/町名/)).toHaveValue('第9区')
  })

  test('keep the list of towns until the shopper leaves it', async () => {
    const towns = Array.from({ length: 9 }, (_, index) => ({ ...chiyoda, town: `第${index + 1}区` }))
    const { user } = renderForm(<PostalAddressFields lookup={async () => towns} />)
    await user.type(screen.getByLabelText(/郵便番号/), '1000001')
    const list = await screen.findByLabelText(/町域/)

    await user.selectOptions(list, '第1区')
    await user.selectOptions(list, '第2区')
    expect(list).toHaveFocus()
    await user.tab()

    expect(list).not.toBeInTheDocument()
    expect(screen.getByLabelText(/町名/)).toHaveValue('第2区')
  })

  test('accept a code that begins with 〒', async () => {
    const { user } = renderForm(<PostalAddressFields lookup={async () => [chiyoda]} />)
    const code = screen.getByLabelText(/郵便番号/)
    await user.type(code, '〒１００−０００１')
    await user.tab()

    await waitFor(() => expect(screen.getByLabelText(/市区町村/)).toHaveValue('千代田区'))
    expect(code).toHaveValue('1000001')
  })

  test('stay usable when the lookup fails', async () => {
    const { user } = renderForm(
      <PostalAddressFields lookup={jest.fn().mockRejectedValue(new NetworkError('down'))} />,
    )

    await user.type(screen.getByLabelText(/郵便番号/), '1000001')

    await shows(() => screen.getByText(/住所が見つかりませんでした/))
    expect(screen.getByText('この郵便番号の住所は見つかりません。')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByLabelText(/市区町村/)).toBeEnabled()
  })

  test('keep a saved address until its code changes', async () => {
    const lookup = jest.fn().mockResolvedValue([chiyoda])
    renderForm(<PostalAddressFields lookup={lookup} />, jest.fn(), { postal_code: '1500001', city: '渋谷区' })

    await userEvent.type(screen.getByLabelText(/市区町村/), '！')

    expect(lookup).not.toHaveBeenCalled()
    expect(screen.getByLabelText(/市区町村/)).toHaveValue('渋谷区！')
  })

  test('reject characters that cannot be printed on a label', async () => {
    const { user, submit, onSubmit } = renderForm(<WholeAddress />)
    await user.type(screen.getByLabelText(/^姓/), '𠮷田')
    await user.type(screen.getByLabelText(/^名/), '花😀子')
    await user.type(screen.getByLabelText(/建物名/), '青葉荘\u202E101')

    await submit()

    expect(screen.getByLabelText(/^姓/)).not.toHaveAccessibleDescription()
    expect(screen.getByLabelText(/^名/)).toHaveAccessibleDescription(
      '名に、絵文字など印刷できない文字が含まれています。別の文字で入力してください',
    )
    expect(screen.getByLabelText(/建物名/)).toHaveAccessibleDescription(/^建物名・部屋番号に、絵文字など/)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('ask once about a street without a house number', async () => {
    const { user, submit, onSubmit } = renderForm(<PostalAddressFields lookup={async () => [chiyoda]} />)
    const street = screen.getByLabelText(/町名/)
    await user.type(screen.getByLabelText(/郵便番号/), '1000001')
    await waitFor(() => expect(street).toHaveValue(chiyoda.town))
    await submit()

    expect(street).toHaveAccessibleDescription(/^番地がまだのようです/)
    expect(street).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()

    await submit()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('ask about the street together with the errors of other fields', async () => {
    const { user, submit } = renderForm(
      <>
        <PostalAddressFields lookup={async () => [chiyoda]} />
        <TelField name="tel" label="電話番号" isRequired />
      </>,
    )
    await user.type(screen.getByLabelText(/郵便番号/), '1000001')
    await waitFor(() => expect(screen.getByLabelText(/町名/)).toHaveValue(chiyoda.town))
    await submit()

    expect(screen.getByText('電話番号を入力してください')).toBeVisible()
    expect(screen.getByLabelText(/町名/)).toHaveAccessibleDescription(/^番地がまだのようです/)
  })

  test('report a prefecture other than that of the postal code', async () => {
    const { user, submit } = renderForm(<PostalAddressFields lookup={async () => [chiyoda]} />)
    await user.type(screen.getByLabelText(/郵便番号/), '1000001')
    await waitFor(() => expect(screen.getByLabelText(/都道府県/)).toHaveValue('東京都'))

    await user.selectOptions(screen.getByLabelText(/都道府県/), '大阪府')
    await submit()

    expect(screen.getByText(/^この郵便番号は東京都のものです/)).toBeVisible()
  })

  test('ask no more after a house number is added', async () => {
    const { user, submit, onSubmit } = renderForm(<PostalAddressFields lookup={async () => [chiyoda]} />)
    const street = screen.getByLabelText(/町名/)
    await user.type(screen.getByLabelText(/郵便番号/), '1000001')
    await waitFor(() => expect(street).toHaveValue(chiyoda.town))
    await submit()

    await user.type(street, '四丁目一番')
    expect(street).not.toHaveAccessibleDescription()
    await submit()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('convert digits to half-width and kana to full-width', async () => {
    const { user } = renderForm(<PostalAddressFields lookup={async () => []} />)

    await user.type(screen.getByLabelText(/建物名/), 'ﾒｿﾞﾝ１０１')
    await user.tab()

    expect(screen.getByLabelText(/建物名/)).toHaveValue('メゾン101')
  })

  test('set autocomplete tokens for their section', () => {
    renderForm(<WholeAddress />)

    expect(screen.getByLabelText(/^姓/)).toHaveAttribute('autocomplete', 'shipping family-name')
    expect(screen.getByLabelText(/郵便番号/)).toHaveAttribute('autocomplete', 'shipping postal-code')
    expect(screen.getByLabelText(/都道府県/)).toHaveAttribute('autocomplete', 'shipping address-level1')
    expect(screen.getByLabelText(/電話番号/)).toHaveAttribute('autocomplete', 'shipping tel')
  })
})
