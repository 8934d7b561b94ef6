import { Button } from '@storefront/ui'
import { choose, isConsentAsked } from './consent.state'
import './consent-banner.css'

/** Gives both choices equal weight. The page underneath stays usable. */
export function ConsentBanner() {
  if (!isConsentAsked.use()) return null
  return (
    <section className="shell-consent" aria-labelledby="shell-consent-title">
      <h2 id="shell-consent-title">Cookieの利用について</h2>
      <p>
        アクセスの集計とおすすめ商品の表示のために、外部のサービスを利用します。同意されない場合も、お買い物には影響ありません。選択はページ下部の「Cookie・プライバシーの設定」からいつでも変更できます。
      </p>
      <div className="shell-consent-answers">
        <Button onClick={() => choose('denied')}>同意しない</Button>
        <Button onClick={() => choose('granted')}>同意する</Button>
      </div>
    </section>
  )
}
