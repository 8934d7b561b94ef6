import {
  addTimeseries,
  deleteTimeseries,
  getFormLayout,
  listTimeseries,
  type TimeseriesEntry,
} from '@storefront/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aMeasurement, aMeasurementForm } from '../testing/profile-builders'
import { fakeMemberApi, openScreen, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()

/** Answers like a server that stores the newest `most` entries, as the contract defines. */
function keepsMeasurements(most: number, ...kept: TimeseriesEntry[]) {
  let all = kept
  api.answerBy(listTimeseries, () => [{ data: all }, 200, { 'x-limit': String(most) }])
  api.answerBy(addTimeseries, ({ body }) => {
    const added = aMeasurement({ id: 99, ...(body as Pick<TimeseriesEntry, 'data'>) })
    all = [added, ...all].slice(0, most)
    return [added, 200]
  })
  api.answerBy(deleteTimeseries, ({ url }) => {
    const ids = url.searchParams.getAll('ids[]')
    all = all.filter(({ id }) => !ids.includes(String(id)))
    return [{}, 200]
  })
  return () => all
}

const spring = aMeasurement({ id: 1, created_at: '2026-04-05T12:00:00+09:00', data: { height: '146.0' } })
const autumn = aMeasurement({
  id: 2,
  created_at: '2026-10-11T12:00:00+09:00',
  data: { height: '148.5', chest: '72.5' },
})

beforeEach(() => api.answer(getFormLayout, aMeasurementForm()))

test('redirects a guest to login and back (§6)', async () => {
  const { urlNow } = openScreen('/mypage/measurement', { isLogin: false })

  await waitFor(() => expect(urlNow()).toBe('/login/?back=%2Fmypage%2Fmeasurement'))
})

test('shows measurements as a chart and a table', async () => {
  keepsMeasurements(10, autumn, spring)
  openScreen('/mypage/measurement')

  await waitFor(() =>
    expect(
      screen.getByRole('img', {
        name: '身長のグラフ。2026.04.05の146.0cmから2026.10.11の148.5cmまで、2回の記録',
      }),
    ).toBeInTheDocument(),
  )
  const table = screen.getByRole('table', { name: '身長の記録' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['記録した日身長（cm）', '2026.10.11148.5', '2026.04.05146.0'])
  expect(screen.getByText('2件／10件まで。')).toBeVisible()

  await userEvent.selectOptions(screen.getByLabelText('表示するサイズ'), '胸囲')
  expect(screen.getByRole('table', { name: '胸囲の記録' })).toBeVisible()
  expect(screen.getByText('2回以上記録すると、グラフに表れます。')).toBeVisible()
})

test('adds a new measurement first and drops the oldest beyond x-limit (§4)', async () => {
  const kept = keepsMeasurements(2, autumn, spring)
  const { router, visited } = openScreen('/mypage/measurement/edit')
  const height = await screen.findByLabelText(/^身長/)
  expect(height).toHaveValue('148.5')

  await userEvent.clear(height)
  await userEvent.type(height, '１５０．５')
  await userEvent.click(screen.getByRole('button', { name: '記録する' }))

  await waitFor(() => expect(visited).toEqual(['/mypage/measurement']))
  expect(kept().map(({ id, data }) => [id, data['height']])).toEqual([
    [99, '150.5'],
    [2, '148.5'],
  ])
  await act(() => router.navigate('/mypage/measurement'))
  await shows(() => screen.getByText(/いちばん古い記録が消えます/))
  const [first] = within(screen.getByRole('list', { name: '記録' })).getAllByRole('listitem')
  expect(first).toHaveTextContent('150.5cm')
})

test('rejects more decimal places than the server’s form allows (§5)', async () => {
  const kept = keepsMeasurements(10)
  openScreen('/mypage/measurement/edit')

  await userEvent.type(await screen.findByLabelText(/^身長/), '150.55')
  await userEvent.click(screen.getByRole('button', { name: '記録する' }))

  await shows(() => screen.getByText('身長は小数点第1位までの数値を入力してください'))
  expect(kept()).toEqual([])
})

test("shows the server's error next to its field", async () => {
  keepsMeasurements(10)
  api.answer(
    addTimeseries,
    { message: '入力内容をご確認ください', errors: { chest: ['胸囲をご確認ください'] } },
    { status: 422 },
  )
  const { visited } = openScreen('/mypage/measurement/edit')

  await userEvent.type(await screen.findByLabelText(/^胸囲/), '70')
  await userEvent.click(screen.getByRole('button', { name: '記録する' }))

  await shows(() => screen.getByText('胸囲をご確認ください'))
  expect(visited).toEqual([])
})

test('deletes a measurement after confirmation', async () => {
  const toasts = recordToasts()
  const kept = keepsMeasurements(10, autumn, spring)
  openScreen('/mypage/measurement')

  await userEvent.click(await screen.findByRole('button', { name: '2026.04.05の記録を削除する' }))
  expect(kept()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await waitFor(() => expect(screen.queryByText('2026.04.05の記録')).not.toBeInTheDocument())
  expect(kept()).toEqual([autumn])
  expect(toasts).toEqual(['採寸の記録を削除しました'])
})

test('explains an empty measurement list', async () => {
  keepsMeasurements(10)
  openScreen('/mypage/measurement')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'サイズを記録する' })).toHaveAttribute(
      'href',
      '/mypage/measurement/edit',
    ),
  )
})
