import { aRecipient, fillIn, main, press } from '../shop/gift/gift-recipient'
import { expect, test } from '../shop/journey'
import { placeGift } from '../shop/gift/placed-gift'

test.describe(() => {
  // A retry would hide a race condition.
  test.describe.configure({ retries: 0 })

  test('saves only one address when two recipients accept simultaneously', async ({ page, browser }) => {
    const { path } = await placeGift(page, ['花子さん'], 'giver-race@example.com')
    const both = await Promise.all([aRecipient(browser, path), aRecipient(browser, path)])
    const streets = ['千代田1-1', '千代田2-2'] as const
    for (const [index, recipient] of both.entries()) await fillIn(recipient, streets[index])

    await Promise.all(both.map((recipient) => press(recipient, 'この内容で登録する')))

    const refused = 'お届け先はすでに登録されています。変更はショップまでお問い合わせください。'
    const ends = both.map((recipient) =>
      recipient
        .getByText(refused)
        .first()
        .or(recipient.getByRole('heading', { name: 'お届け先を登録しました' })),
    )
    for (const end of ends) await expect(end).toBeVisible()
    const texts = await Promise.all(ends.map((end) => end.innerText()))
    expect(texts.toSorted()).toEqual([refused, 'お届け先を登録しました'].toSorted())
    const late = await aRecipient(browser, `${path}/complete`)
    await expect(late.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(late)).not.toContainText('千代田')
    for (const recipient of [...both, late]) await recipient.context().close()
  })
})
