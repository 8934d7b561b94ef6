import {
  deleteAllUserAddresses,
  exportUserAddresses,
  importUserAddresses,
  listUserAddresses,
} from '@storefront/contracts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { shows } from '@storefront/testing/shows'
import { aUserAddress } from '../../testing/mypage-builders'
import { fakeMemberApi, openScreen, recordToasts } from '../../testing/mypage-screen'
import { readAddressCsv, templateCsv } from './address-csv.rules'
import { ImportProgress } from './import-progress'

const api = fakeMemberApi()
const heading =
  'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'
const row = (name: string, postal = '150-0001') =>
  `実家,${name},太郎,サトウ,タロウ,${postal},東京都,渋谷区,1-1,,０３１２３４５６７８,`
const csvOf = (...rows: string[]) => `${[heading, ...rows].join('\r\n')}\r\n`
const fileOf = (text: string) => new File([text], 'book.csv', { type: 'text/csv' })
const own = aUserAddress()
const parents = aUserAddress({ id: 2, division_ct: 2, address_name: '実家', shipping_name: '山田　太郎' })
const keeps = (...data: object[]) => api.answer(listUserAddresses, { data }, { headers: { 'x-limit': '3' } })

/** Records the name and text of each saved file. */
function watchSaves() {
  const saved: { name: string; blob: Blob }[] = []
  let blob = new Blob()
  URL.createObjectURL = (made) => {
    blob = made as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob })
  })
  return saved
}

async function choose(file: File) {
  await userEvent.upload(await screen.findByLabelText(/^住所録のCSVファイル/), file)
}

// Node's fetch doesn't accept jsdom's Blob and File.
beforeAll(() => void Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile }))
beforeEach(() => keeps(own))
afterEach(() => jest.restoreAllMocks())

test('saves the export under its x-suggested-filename with エクスポートが完了しました (§8)', async () => {
  const [saved, toasts] = [watchSaves(), recordToasts()]
  const headers = {
    'x-suggested-filename': encodeURIComponent('お届け先一覧.csv'),
    'content-type': 'text/csv; charset=shift_jis',
  }
  api.answer(exportUserAddresses, {}, { headers })
  openScreen('/mypage/address')

  await userEvent.click(await screen.findByText('エクスポートする（Shift_JIS）'))

  await waitFor(() => expect(toasts).toEqual(['エクスポートが完了しました']))
  expect(saved.map(({ name }) => name)).toEqual(['お届け先一覧.csv'])
  expect(api.callsOf(exportUserAddresses)[0]?.url.searchParams.get('encoding')).toBe('sjis')
})

test('lists characters that the Shift_JIS export would lose', async () => {
  const [saved, toasts] = [watchSaves(), recordToasts()]
  const sentences = ['Shift_JISでは表せない文字があります。', '3行目の「𠮷」']
  const refusal = { message: sentences[0], code: 'validation.failed', errors: { encoding: sentences } }
  api.answer(exportUserAddresses, refusal, { status: 422 })
  openScreen('/mypage/address')

  await userEvent.click(await screen.findByText('エクスポートする（Shift_JIS）'))

  await waitFor(() => expect(screen.getByText('3行目の「𠮷」')).toBeInTheDocument())
  expect(screen.getByText(sentences[0]!).closest('[role="alert"]')).not.toBeNull()
  expect([saved, toasts]).toEqual([[], []])
})

test('shows 遅延処理中なのでしばらくお待ちください for a JSON export response (§8)', async () => {
  const [saved, toasts] = [watchSaves(), recordToasts()]
  api.answer(exportUserAddresses, { is_delayed: true, message: 'Export is delayed' })
  openScreen('/mypage/address')

  await userEvent.click(await screen.findByText('エクスポートする（UTF-8）'))

  await waitFor(() => expect(toasts).toEqual(['遅延処理中なのでしばらくお待ちください']))
  expect(saved).toEqual([])
})

test('previews a chosen file line by line before the import', async () => {
  const toasts = recordToasts()
  api.answer(importUserAddresses, { count: 2, is_delayed: false })
  openScreen('/mypage/address')

  await choose(fileOf(csvOf(row('佐藤'), row('鈴木'))))

  const lines = within(await screen.findByRole('list', { name: 'ファイルの内容' }))
  expect(lines.getByText('2行目 佐藤 太郎 さま 東京都渋谷区1-1')).toBeInTheDocument()
  expect(lines.getAllByText('登録できます')).toHaveLength(2)
  expect(api.callsOf(importUserAddresses)).toHaveLength(0)

  await userEvent.click(screen.getByText('この2件を登録する'))

  await waitFor(() => expect(toasts).toEqual(['お届け先2件を登録しました']))
  expect(api.callsOf(importUserAddresses)[0]?.body).toContain('name="file"; filename="book.csv"')
  await waitFor(() => expect(api.callsOf(listUserAddresses)).toHaveLength(2))
})

test('does not upload a file with an invalid line', async () => {
  openScreen('/mypage/address')

  await choose(fileOf(csvOf(row('佐藤'), row('', '15'))))

  await waitFor(() =>
    expect(
      screen.getByText('姓を入力してください、郵便番号は半角数字7桁で入力してください'),
    ).toBeInTheDocument(),
  )
  expect(screen.getByText('1行に誤りがあります。修正してから、もう一度お選びください')).toBeInTheDocument()
  expect(screen.queryByText('この2件を登録する')).not.toBeInTheDocument()
})

test("lists the server's errors by line and accepts another file", async () => {
  const file = ['2行目：セイを入力してください', '3行目：電話番号を入力してください']
  api.answer(
    importUserAddresses,
    { message: file[0], code: 'user_address.import_failed', errors: { file } },
    { status: 422 },
  )
  openScreen('/mypage/address')
  await choose(fileOf(csvOf(row('佐藤'), row('鈴木'))))

  await userEvent.click(await screen.findByText('この2件を登録する'))

  await waitFor(() => expect(screen.getByText('3行目：電話番号を入力してください')).toBeInTheDocument())
  expect(screen.getByText('このファイルのお届け先は、1件も登録していません')).toBeInTheDocument()
  await choose(fileOf(csvOf(row('高橋'))))
  await waitFor(() => expect(screen.getByText('この1件を登録する')).toBeInTheDocument())
})

test.each([
  [1, 'お届け先1件を登録しました。1件は、すでに登録されています'],
  [0, '2件とも、すでに登録されているお届け先です'],
])('imports %i new rows and reports the rows that already existed', async (count, words) => {
  const toasts = recordToasts()
  api.answer(importUserAddresses, { count, known_count: 2 - count, is_delayed: false })
  openScreen('/mypage/address')
  await choose(fileOf(csvOf(row('佐藤'), row('鈴木'))))

  await userEvent.click(await screen.findByText('この2件を登録する'))

  await waitFor(() => expect(toasts).toEqual([words]))
})

test('rejects a file that exceeds x-limit before uploading it', async () => {
  keeps(own, parents)
  openScreen('/mypage/address')
  await shows(() => screen.getByText('2件／3件まで登録できます'))

  await choose(fileOf(csvOf(row('佐藤'), row('鈴木'), row('高橋'), row('田中'))))

  await waitFor(() =>
    expect(screen.getByText('お届け先は3件まで登録できます（現在2件、ファイルに4件）')).toBeInTheDocument(),
  )
  expect(screen.queryByText('この4件を登録する')).not.toBeInTheDocument()
})

test("shows the import's progress until it ends", async () => {
  let answer = () => undefined as void
  const checked = new Promise<void>((resolve) => (answer = resolve))
  api.answerBy(importUserAddresses, async () => {
    await checked
    return [{ count: 2, is_delayed: false }, 200]
  })
  openScreen('/mypage/address')
  await choose(fileOf(csvOf(row('佐藤'), row('鈴木'))))

  await userEvent.click(await screen.findByText('この2件を登録する'))

  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'お届け先の登録' })).toBeInTheDocument())
  expect(screen.getByText('ファイルを送信しています（0%）')).toBeInTheDocument()
  answer()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

test('shows how many lines of an uploaded file are being checked', () => {
  const { rerender } = render(<ImportProgress part={0.456} count={10_000} />)
  expect(screen.getByRole('status')).toHaveTextContent('ファイルを送信しています（45%）')
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.456')

  rerender(<ImportProgress part={1} count={10_000} />)

  expect(screen.getByRole('status')).toHaveTextContent('10,000件を確認して登録しています')
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
})

test('announces a completion email when the import is delayed', async () => {
  const toasts = recordToasts()
  api.answer(importUserAddresses, { count: 0, is_delayed: true })
  openScreen('/mypage/address')
  await choose(fileOf(csvOf(row('佐藤'))))

  await userEvent.click(await screen.findByText('この1件を登録する'))

  await waitFor(() =>
    expect(toasts).toEqual(['件数が多いため、順に登録しています。完了したらメールでお知らせします']),
  )
})

test('offers a template that the import accepts', async () => {
  const saved = watchSaves()
  openScreen('/mypage/address')

  await userEvent.click(await screen.findByText('見本のファイルをダウンロードする'))

  expect(saved.map(({ name }) => name)).toEqual(['お届け先の見本.csv'])
  expect(await saved[0]?.blob.text()).toBe(templateCsv.slice(1))
  expect(readAddressCsv(new TextEncoder().encode(templateCsv))).toEqual([
    { line: 2, name: '山田　太郎', place: '東京都千代田区千代田1-1つなぐマンション101', problems: [] },
  ])
})

test("deletes all addresses but the member's own after confirmation", async () => {
  const toasts = recordToasts()
  keeps(own, parents)
  api.answer(deleteAllUserAddresses, {})
  openScreen('/mypage/address')

  await userEvent.click(await screen.findByText('お届け先をすべて削除する'))

  expect(screen.getByText(/ご自身の住所を除くお届け先1件を、すべて削除します/)).toBeInTheDocument()
  expect(api.callsOf(deleteAllUserAddresses)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: '削除する', hidden: false }))
  await waitFor(() => expect(toasts).toEqual(['お届け先をすべて削除しました']))
  expect(api.callsOf(deleteAllUserAddresses)).toHaveLength(1)
})

/** Encodes a string in Shift_JIS by decoding every byte pair and looking up the characters. */
function sjisOf(text: string): Uint8Array {
  const decoder = new TextDecoder('shift_jis')
  const bytes = new Map(Array.from({ length: 0x80 }, (_, code) => [String.fromCharCode(code), [code]]))
  const leads = [...Array.from({ length: 0x1f }, (_, at) => 0x81 + at), 0xe0, 0xe1, 0xe2, 0xe9, 0xea]
  for (const lead of leads)
    for (let trail = 0x40; trail <= 0xfc; trail += 1)
      bytes.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail])
  return new Uint8Array([...text].flatMap((sign) => bytes.get(sign) ?? []))
}

test.each([
  ['UTF-8', (text: string) => new TextEncoder().encode(text)],
  ['Shift_JIS', sjisOf],
])('parses a file in %s with quotes and blank lines', (_encoding, bytesOf) => {
  const text = csvOf('', `"実家\r\n""本家""",${row('佐藤').slice(3)}`, '', row('鈴木', '15'))

  expect(readAddressCsv(bytesOf(text))).toEqual([
    { line: 2, name: '佐藤　太郎', place: '東京都渋谷区1-1', problems: [] },
    {
      line: 3,
      name: '鈴木　太郎',
      place: '東京都渋谷区1-1',
      problems: ['郵便番号は半角数字7桁で入力してください'],
    },
  ])
})

test('rejects a file without a header row or with unclosed quotes', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text)

  expect(readAddressCsv(bytesOf('名前,住所\r\n佐藤,東京\r\n'))).toBeUndefined()
  expect(readAddressCsv(bytesOf(`${csvOf(row('佐藤'))}"`))).toBeUndefined()
})
