/**
 * Renders a page if the error page itself fails (§2). It needs no router, kernel or styles, and its link is a
 * plain one, so it works whatever else is broken.
 */
export function LastResort() {
  return (
    <div role="alert" data-last-resort>
      <h1>エラーが発生しました</h1>
      <p>ページを表示できませんでした。お手数ですが、トップページからもう一度お試しください。</p>
      <p>
        <a href="/" target="_self">
          トップページへ戻る
        </a>
      </p>
    </div>
  )
}
