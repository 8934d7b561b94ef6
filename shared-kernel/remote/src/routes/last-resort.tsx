/**
 * Renders when the error page itself failed (§2): needs no router, kernel or styles. The browser handles its
 * link, so it works whatever else is broken.
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
