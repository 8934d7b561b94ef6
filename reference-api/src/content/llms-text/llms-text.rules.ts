export type LlmsText = {
  origin: string
  shop: string
  /** The shop's listed pages, e.g. terms and guide. */
  pages: readonly { url: string; title: string }[]
  occasions: readonly { key: string; name: string }[]
  /** A word of the channel's own that finds goods, e.g. a category's name. */
  searchExample: string | undefined
  /** Whether the channel's screens show prices without tax first. */
  isPricedWithoutTax: boolean
}

/** Builds llms.txt, which leads agents to the feed, the search and the terms (llmstxt.org). */
export function llmsText(text: LlmsText): string {
  const { origin, shop, pages, occasions, searchExample, isPricedWithoutTax } = text
  const link = (title: string, path: string, note = '') =>
    `- [${title}](${origin}${path})${note ? `: ${note}` : ''}`
  const sections: [string, string[]][] = [
    [
      '商品',
      [
        link(
          '商品フィード',
          '/product-feed.xml',
          '全商品の価格（税込）、在庫、送料。RSS 2.0とGoogle Merchantの項目',
        ),
        link('サイトマップ', '/sitemap.xml', '公開しているすべてのページ'),
        ...(searchExample
          ? [
              link(
                '商品を検索する',
                `/product?word=${encodeURIComponent(searchExample)}`,
                `例は「${searchExample}」。wordに、お客さまのお尋ねの言葉や予算などを入れる。検索結果は、お客さまのお尋ねに答えるためのページで、robots.txtで巡回の対象から外している`,
              ),
            ]
          : []),
        link('商品一覧', '/product'),
      ],
    ],
    ['贈る場面', occasions.map(({ key, name }) => link(name, `/occasion/${encodeURIComponent(key)}`))],
    [
      'お買い物のきまり',
      [
        ...pages.map((page) => link(page.title, encodeURI(page.url))),
        link('よくあるご質問', '/faq'),
        link('お問い合わせ', '/contact'),
      ],
    ],
  ]
  return [
    `# ${shop}`,
    `> ${shop}のオンラインショップです。商品を選び、会員登録なしでも注文できます。`,
    `${isPricedWithoutTax ? '画面の価格は税抜で、税込の価格を併記しています。商品フィードの価格は税込です。' : '価格は税込です。'}在庫とお届け日は変わるため、ご注文の前に商品のページでお確かめください。`,
    ...sections.flatMap(([title, links]) => (links.length > 0 ? [`## ${title}\n\n${links.join('\n')}`] : [])),
    '',
  ].join('\n\n')
}
