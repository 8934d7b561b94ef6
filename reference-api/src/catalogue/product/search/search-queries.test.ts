import { join } from 'node:path'
import queries from '../../../../data/search-queries.json'
import ofBusiness from '../../../../data/search-queries-business.json'
import ofSchool from '../../../../data/search-queries-school.json'
import { importShop } from '../../../shop-import/import-shop.command'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000 })
  for (const shop of ['tsunagu', 'business', 'school'])
    await importShop(join(__dirname, '../../../../seed', shop), api.services)
}, 180_000)
afterAll(() => api.close())

async function firstFive(channel: string, word: string): Promise<string[]> {
  const headers = { 'x-ecd-channel-id': channel }
  const { body } = await api.call('GET', `/v1/products?per=5&word=${encodeURIComponent(word)}`, { headers })
  return body.data.map(({ name }: { name: string }) => name)
}

test.each([
  ['tsunagu', queries],
  ['business', ofBusiness],
  ['school', ofSchool],
])('satisfies nine in ten %s queries with the top five results', async (shop, queries) => {
  const missed: string[] = []
  for (const [query = '', wanted = ''] of queries) {
    const names = await firstFive(shop, query)
    if (!names.some((name) => new RegExp(wanted).test(name))) missed.push(`${query}: ${names.join('、')}`)
  }

  expect(missed.length > queries.length / 10 ? missed : []).toEqual([])
})

// Search terms that found no products when a shopper tried them out.
test.each([
  ['スイーツ', /ケーキ|ゼリー|プリン|ショコラ|大福|菓子/],
  ['にほんしゅ', /720ml/],
  ['羊かん', /羊羹/],
  ['yokan', /羊羹/],
  ['テディベア', /ぬいぐるみ くま/],
  ['しょっき', /皿|碗|鉢/],
  ['上司 お酒', /720ml|ワイン|切子|ビール/],
  ['取引先 クッキー', /クッキー/],
  ['2000000111308', /春がすみ/],
])('ranks an intended product first for %s', async (word, wanted) => {
  expect((await firstFive('tsunagu', word))[0]).toMatch(wanted)
})

test('offers the named goods without the occasion that has none', async () => {
  const { body } = await api.call('GET', `/v1/products?word=${encodeURIComponent('母の日 土鍋')}`)

  expect(body.understood).toMatchObject({ word: '土鍋', occasion: ['haha-no-hi'] })
  expect(body.nearest).toEqual({ word: '土鍋', dropped: ['母の日'] })
  expect(body.facets.occasion).toContainEqual({ key: 'haha-no-hi', name: '母の日', count: 0 })
})

test.each([
  ['卵なし クッキー', '和菓子・洋菓子 卵不使用', 'クッキー'],
  ['小麦なし うどん', '米・麺・惣菜・果物 小麦不使用', 'うどん'],
])('widens goods that all contain the excluded allergen: %s', async (asked, word, dropped) => {
  const find = (query: string) => api.call('GET', `/v1/products?word=${encodeURIComponent(query)}`)

  expect((await find(asked)).body.nearest).toEqual({ word, dropped: [dropped] })
  expect(Number((await find(word)).headers['x-total'])).toBeGreaterThan(0)
})

test('counts the same products as the list of an understood occasion', async () => {
  const total = async (query: string) => (await api.call('GET', `/v1/products?${query}`)).headers['x-total']

  expect(await total(`word=${encodeURIComponent('御歳暮')}`)).toBe(await total('occasion[]=oseibo'))
})

test.each([
  ['business', 'ジュース　２０ケース', /ジュース/],
  ['business', 'ジュース 20本', /ジュース/],
  ['business', 'オレンジジュース', /みかんジュース/],
  ['business', '飲み物', /ジュース|茶|コーヒー/],
  ['business', 'お菓子 ケース 仕入れ', /クッキー|せんべい|カステラ/],
  ['business', '業務用 コーヒー ３箱', /コーヒー/],
  ['business', '仕入れ', /./],
  ['tsunagu', 'クッキー 5セット', /クッキー/],
  ['tsunagu', '出産祝 友達 女の子 服', /ロンパース/],
  ['tsunagu', '友達の出産祝い', /ロンパース|つみき|がらがら|おくるみ/],
  ['tsunagu', '友達の初節句', /木彫りの雛/],
  ['tsunagu', 'お宮参り 友達', /ロンパース/],
  ['tsunagu', '女の子が生まれた', /ロンパース|つみき|がらがら|おくるみ/],
  ['tsunagu', '友達に二人目が産まれました', /ロンパース|つみき|がらがら|おくるみ/],
  ['tsunagu', '就職した息子', /万年筆|長財布|置時計/],
  ['tsunagu', '卒業した娘', /万年筆|花束/],
  ['tsunagu', '成人祝い', /タオル|万年筆|長財布/],
  ['tsunagu', '姪の結婚祝い', /夫婦|カタログギフト|ワイン/],
  ['tsunagu', '孫の入学祝い', /ランドセル/],
  ['tsunagu', '開店した友達', /胡蝶蘭|アレンジメント/],
  ['tsunagu', '父の退職祝いに日本酒を贈りたいのですがおすすめは？', /純米|晩酌/],
  ['tsunagu', '青い お皿', /瑠璃|染付/],
  ['tsunagu', '白いお皿', /粉引/],
  ['tsunagu', '木製 おもちゃ', /木の/],
  ['tsunagu', '小麦アレルギーの人 スイーツ', /大福|ショコラ|羊羹/],
  ['tsunagu', '出産祝い 男の子 おもちゃ', /つみき|汽車|がらがら|ぬいぐるみ/],
  ['school', 'みどりがおか中', /緑が丘中学校/],
  ['school', '緑ヶ丘中 ブレザー', /緑が丘中学校 指定ブレザー/],
  ['school', '緑が丘中学', /緑が丘中学校/],
  ['school', '緑ケ丘', /緑が丘中学校/],
  ['school', '青空小の体操服', /青空小学校 体操服/],
])('finds in the %s shop what %s means', async (channel, word, wanted) => {
  const names = await firstFive(channel, word)

  expect(names[0]).toMatch(wanted)
})

test.each(['出産祝い 女の子', '女の子が生まれた'])('ranks the other colours last for %s', async (word) => {
  const { body } = await api.call('GET', `/v1/products?per=60&word=${encodeURIComponent(word)}`)
  const names: string[] = body.data.map(({ name }: { name: string }) => name)

  expect(names.slice(0, 5).join()).toMatch(/ロンパース はな/)
  expect(names.slice(-7)).toEqual(
    expect.arrayContaining(['ふわふわロンパース ほし', 'おむつケーキ みずいろ']),
  )
})

test('finds goods that the end of a foreign word names', async () => {
  const url = (word: string) => `/v1/products?word=${encodeURIComponent(word)}`
  const of = { headers: { 'x-ecd-channel-id': 'business' } }

  expect((await api.call('GET', url('グレープジュース'), of)).body.nearest).toMatchObject({
    word: 'ジュース',
  })
  expect((await api.call('GET', url('ペットフード'), of)).body.nearest).toBeUndefined()
})

test('proposes no similar word for a word of the trade', async () => {
  const { body } = await api.call('GET', `/v1/products?word=${encodeURIComponent('仕入れ')}`)

  expect(body).not.toHaveProperty('did_you_mean')
})

const find = async (word: string) =>
  (await api.call('GET', `/v1/products?per=60&word=${encodeURIComponent(word)}`)).body

test('offers goods of the occasion if no goods have the word', async () => {
  expect((await find('出産祝い 友達 自転車')).nearest).toEqual({
    word: '出産祝い 友人・同僚',
    dropped: ['自転車'],
  })
})

test.each([
  ['コーヒーが好きな友達の誕生日に何かいいものありますか', 'コーヒー 友人・同僚', ['誕生日']],
  ['香典返し ワイン', 'ワイン', ['香典返し']],
  ['友人 土鍋', '土鍋', ['友人・同僚']],
  ['緑の湯呑', '湯呑', ['緑']],
  ['黒い財布', '財布', ['黒い']],
  ['木製の食器', '食器', ['木製']],
  ['水色のベビー服', 'ベビー服', ['水色']],
  ['一人で食べるケーキ', 'ケーキ', ['一人']],
  ['ガラス製 花瓶', '花瓶', ['ガラス製']],
  ['200サイズ 体操服', '体操服', ['200サイズ']],
  ['出産祝い 帽子', '出産祝い', ['帽子']],
  ['就職祝い 制服', '就職祝い', ['制服']],
  ['入学祝い 体操服', '体操服', ['入学祝い']],
  ['カフェイン控えたい お茶', 'カフェインレス', ['お茶']],
])('keeps the goods of %s and leaves out the rest', async (asked, word, dropped) => {
  const { nearest } = await find(asked)

  expect(nearest.word).toBe(word)
  expect(nearest.dropped).toEqual(dropped)
})

test.each(['加湿器', '空気清浄機', '掃除機'])(
  'offers no goods for the last character of %s',
  async (word) => {
    expect((await find(word)).nearest).toBeUndefined()
  },
)

test.each([
  ['お花', '銘茶詰合せ「花」'],
  ['お酒', 'ボンボンショコラ 酒の粒 8粒'],
  ['チョコレート', 'はちみつロールケーキ ショコラ'],
])('ranks goods of the kind before others for %s', async (word, other) => {
  expect(await firstFive('tsunagu', word)).not.toContain(other)
})

test('shows no goods that a search excludes', async () => {
  expect((await find('チョコ以外 バレンタイン')).nearest).toBeUndefined()
})

test('ranks the price that was typed first', async () => {
  expect((await firstFive('tsunagu', 'カタログギフト 一万円'))[0]).toMatch(/月のしらべ 10,000円/)
})

test.each([
  ['息子 食べ物', /酒|ワイン|ビール|珈琲/],
  ['退職祝い お花はいらない', /花束|胡蝶蘭/],
  ['プチギフト', /商品券|図書カード|赤白帽|上履き|ソックス/],
  ['四十九日 お返し', /紅白/],
  ['甘いもの', /せんべい|あられ/],
])('finds for %s none of the other goods', async (word, others) => {
  const names = (await find(word)).data.map(({ name }: { name: string }) => name)

  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name: string) => others.test(name))).toEqual([])
})

test('offers the occasion that a compound begins with', async () => {
  const { body } = await api.call('GET', `/v1/products?word=${encodeURIComponent('新築マンション用')}`)

  expect(body.nearest).toEqual({ word: '引越し', dropped: ['新築マンション用'] })
})

test.each(['還暦祝い', '古希', '父の還暦', '敬老の日'])(
  'answers %s under the occasion 長寿祝い',
  async (word) => {
    const { understood, data } = await find(word)

    expect(understood.occasion).toEqual(['choju-iwai'])
    expect(data.length).toBeGreaterThan(11)
  },
)

test.each(['保育園の先生 お礼', '担任の先生', '習い事の先生 プレゼント'])(
  'offers no alcohol for %s',
  async (word) => {
    const { understood, data } = await find(word)

    expect(understood.recipient).toEqual(['teacher'])
    expect(data.length).toBeGreaterThan(5)
    expect(data.filter(({ is_alcohol }: { is_alcohol: boolean }) => is_alcohol)).toEqual([])
  },
)
