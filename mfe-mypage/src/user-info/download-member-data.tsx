import { useCommand } from '@storefront/remote'
import { Button, Card } from '@storefront/ui'
import { saveMemberData } from './user-info.api'
import styles from './user-info.module.css'

export function DownloadMemberData() {
  const { run, isPending } = useCommand()
  return (
    <div className={styles.data}>
      <Card title="ご自身のデータ">
        <p className={styles.text}>
          会員情報、お届け先、ご注文、お問い合わせなど、当店がお預かりしているデータを1つのファイル（JSON）で保存できます。パスワードやカードの番号は含まれません。
        </p>
        <Button
          icon="download"
          isPending={isPending}
          onClick={() => void run(saveMemberData, { done: 'データをダウンロードしました' })}
        >
          自分のデータをダウンロードする
        </Button>
      </Card>
    </div>
  )
}
