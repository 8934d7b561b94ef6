export const HostedCardNote = () => (
  <noscript>
    <p>
      カード番号は、ご注文の確定後に決済サービスの画面で入力します。番号が当店に送られることはありません。
    </p>
  </noscript>
)
