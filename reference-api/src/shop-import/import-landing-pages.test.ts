import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { importShop } from './import-shop.command'

let api: FreshApi
let folder: string

beforeAll(async () => {
  api = await freshApi()
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landing-pages-'))
  await cp(join(__dirname, 'testing/small-shop'), folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const file = () => join(folder, 'landing-pages.yaml')

test.each([
  ['kind: text', 'kind: firework', '0.blocks.0.kind', '値が正しくありません（"firework"）'],
  ['title: セールの品', 'titel: セールの品', '0.blocks.1.title', '入力してください'],
  ['tag: [sale]', 'page: 2', '0.blocks.1.query.page', '知らない項目です'],
  ['tag: [sale]', 'sort: loudest', '0.blocks.1.query.sort', '値が正しくありません（"loudest"）'],
])('reports the location when %s is replaced by %s', async (from, to, column, reason) => {
  const written = await readFile(file(), 'utf8')
  expect(written).toContain(from)
  await writeFile(file(), written.replace(from, to))

  await expect(importShop(folder, api.services)).rejects.toMatchObject({
    problems: expect.arrayContaining([
      expect.objectContaining({ file: 'landing-pages.yaml', column, reason }),
    ]),
  })
})

test('renders responsive pictures in the texts of imported blocks', async () => {
  await importShop(folder, api.services)

  const { blocks } = (await api.call('GET', '/v1/lp/gift')).body

  expect(blocks).toEqual([
    { kind: 'text', html: expect.stringMatching(/<picture>.* 640w.*alt="タオル"/) },
    { kind: 'goods', title: 'セールの品', query: { tag: ['sale'] }, per: 8 },
    {
      kind: 'links',
      title: 'ほかの選び方',
      links: [{ url: '/gift-finder', label: '相手からさがす', note: null }],
    },
  ])
})
