import {
  addTimeseries,
  deleteTimeseries,
  getFormLayout,
  listTimeseries,
  type TimeseriesEntry,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { anEmbroideryForm, aMeasurement } from '../testing/profile-builders'
import { fakeMemberApi, openScreen } from '../testing/mypage-screen'

const api = fakeMemberApi()
const tanaka = aMeasurement({
  id: 1,
  purpose: 'name-embroidery',
  data: { name: '田中', style: 'kaisho', color: 'shiro' },
})

function keepsNames(...kept: TimeseriesEntry[]) {
  let all = kept
  api.answerBy(listTimeseries, () => [{ data: all }, 200, { 'x-limit': '10' }])
  api.answerBy(addTimeseries, ({ body }) => {
    const added = { ...tanaka, id: 99, ...(body as Pick<TimeseriesEntry, 'data'>) }
    all = [added, ...all]
    return [added, 200]
  })
  api.answerBy(deleteTimeseries, ({ url }) => {
    all = all.filter(({ id }) => !url.searchParams.getAll('ids[]').includes(String(id)))
    return [{}, 200]
  })
  return () => all
}

beforeEach(() => api.answer(getFormLayout, anEmbroideryForm()))

test('redirects a guest to login and back (§6)', async () => {
  const { urlNow } = openScreen('/mypage/name-embroidery', { isLogin: false })

  await waitFor(() => expect(urlNow()).toBe('/login/?back=%2Fmypage%2Fname-embroidery'))
})

test("previews a name in the shop's style and thread", async () => {
  keepsNames(tanaka)
  openScreen('/mypage/name-embroidery')

  await shows(() => screen.getByRole('img', { name: '「田中」を楷書・白の糸で刺繍した見本' }))
  expect(api.callsOf(listTimeseries)[0]?.url.searchParams.get('purpose')).toBe('name-embroidery')
})

test('previews a name while typing and lists it first once saved', async () => {
  const kept = keepsNames(tanaka)
  const { visited } = openScreen('/mypage/name-embroidery/edit')
  const name = await screen.findByLabelText(/^お名前/)

  await userEvent.clear(name)
  await userEvent.type(name, 'さくら')
  await userEvent.click(screen.getByLabelText('丸文字'))
  await userEvent.selectOptions(screen.getByLabelText(/^糸の色/), '紅')
  expect(screen.getByRole('img', { name: '「さくら」を丸文字・紅の糸で刺繍した見本' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '登録する' }))

  await waitFor(() => expect(visited).toEqual(['/mypage/name-embroidery']))
  expect(kept().map(({ data }) => data)).toEqual([
    { name: 'さくら', style: 'marugo', color: 'beni' },
    tanaka.data,
  ])
})

test('rejects a long name next to its field', async () => {
  const kept = keepsNames()
  openScreen('/mypage/name-embroidery/edit')

  await userEvent.type(await screen.findByLabelText(/^お名前/), 'あいうえおかきくけこさ')
  await userEvent.click(screen.getByRole('button', { name: '登録する' }))

  await shows(() => screen.getByText('お名前は10文字以内で入力してください'))
  expect(kept()).toEqual([])
})

test('deletes a name after confirmation', async () => {
  const kept = keepsNames(tanaka)
  openScreen('/mypage/name-embroidery')

  await userEvent.click(await screen.findByRole('button', { name: '「田中」を削除する' }))
  expect(kept()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await shows(() => screen.getByText('刺繍のお名前はまだありません'))
})
