import { renderBill, cancelButton, field, pagePrefix, servicePage } from '../page'
import type { Transaction } from '../transaction/transaction.rules'

export function challengePage(transaction: Transaction, problem?: string): string {
  return servicePage({
    title: '本人認証サービス（3Dセキュア）',
    body: `<p>カード会社（テスト環境）がご本人さまの確認を行います。</p>
${renderBill(transaction, [['カード番号', transaction.masked_number]])}
<form method="post" action="${pagePrefix}/3ds/${transaction.id}">
${field('code', '認証コード', {
  attributes: 'inputmode="numeric" autocomplete="one-time-code" maxlength="6"',
  hint: 'テスト用の認証コードは 123456 です。',
  problem,
})}
<button name="action" value="submit">認証する</button>
${cancelButton}
</form>`,
  })
}
