import { LinkButton, Panel } from '@storefront/ui'

/** Says that no more can be kept (x-limit), and leads from a form that would be refused to the list. */
export function FullPanel({ limit, what, href }: { limit: number; what: string; href?: string }) {
  return (
    <Panel
      action={
        href && (
          <LinkButton size="sm" href={href}>
            {`登録した${what}を見る`}
          </LinkButton>
        )
      }
    >
      {`ご登録いただける${limit}件に達しました。登録するには、使わない${what}を削除してください。`}
    </Panel>
  )
}
