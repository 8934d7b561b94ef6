import { Icon, type IconName } from '@storefront/ui'
import styles from './shop-promises.module.css'

const promises: readonly { icon: IconName; title: string; text: string; href: string }[] = [
  {
    icon: 'gift',
    title: 'ラッピング・のし',
    text: '贈り先に合わせて、包装紙・のし・メッセージカードをお選びいただけます。',
    href: '/guide#wrapping',
  },
  {
    icon: 'share',
    title: '住所を知らなくても贈れる',
    text: 'リンクを送るだけ。お届け先は受け取る方がご入力されます。',
    href: '/guide#social-gift',
  },
  {
    icon: 'truck',
    title: 'お届け日を指定',
    text: '日にちと時間帯をご指定いただけます。複数のお届け先にも一度で。',
    href: '/guide',
  },
]

export function ShopPromises() {
  return (
    <section className={styles.promises} aria-label="ギフトサービス">
      {promises.map(({ icon, title, text, href }) => (
        <a key={title} className={styles.promise} href={href}>
          <Icon name={icon} size="xl" />
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </a>
      ))}
    </section>
  )
}
