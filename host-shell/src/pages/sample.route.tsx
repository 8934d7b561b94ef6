import {
  Badge,
  Button,
  Card,
  Checkbox,
  DataList,
  EmptyState,
  Field,
  LinkButton,
  Page,
  Panel,
  Price,
  Section,
  StepIndicator,
  TextInput,
  TextSkeleton,
} from '@storefront/ui'

export const handle = { head: () => ({ title: 'デザインの見本', robots: 'noindex' }) }

/** Shows a theme's components and tokens to designers, without the frame (§2 Layouts). */
export function Component() {
  return (
    <Page
      title="デザインの見本"
      lead="このショップの部品を、ヘッダーとフッターのない画面で確認できます。"
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'デザインの見本' }]}
    >
      <Section title="文字">
        <p>
          贈る気持ちを、まっすぐに届けます。1234567890 円。リンクは<a href="/">トップページ</a>
          のように見えます。
        </p>
      </Section>
      <Section title="ボタン">
        <div className="shell-sample-row">
          <Button variant="primary">カートに入れる</Button>
          <Button>あとで見る</Button>
          <Button variant="quiet">やめる</Button>
          <Button variant="primary" isPending pendingLabel="送信しています">
            送信する
          </Button>
          <LinkButton href="/">トップページを見る</LinkButton>
        </div>
      </Section>
      <Section title="お知らせ">
        <div className="shell-sample">
          <Panel title="ご案内">通常は3日以内に発送します。</Panel>
          <Panel tone="positive">保存しました。</Panel>
          <Panel tone="caution">在庫が残りわずかです。</Panel>
          <Panel tone="danger">お支払いを確認できませんでした。</Panel>
        </div>
      </Section>
      <Section title="入力">
        <div className="shell-sample">
          <Field label="お名前" isRequired help="姓と名の間を空けてください">
            {(control) => <TextInput {...control} defaultValue="山田 花子" />}
          </Field>
          <Field label="郵便番号" error="郵便番号は7桁で入力してください">
            {(control) => <TextInput {...control} inputMode="numeric" defaultValue="100" />}
          </Field>
          <Checkbox label="お知らせのメールを受け取る" />
        </div>
      </Section>
      <Section title="商品と注文">
        <div className="shell-sample">
          <Card title="今治タオルの詰め合わせ">
            <p>
              <Badge>新着</Badge>
            </p>
            <Price withTax={3300} />
            <DataList
              rows={[
                { term: 'お届け', value: '2026.12.24' },
                { term: '数量', value: '2' },
              ]}
            />
          </Card>
          <StepIndicator
            steps={[{ label: 'お届け先' }, { label: 'お支払い' }, { label: '確認' }]}
            current={1}
          />
        </div>
      </Section>
      <Section title="待つ・何もない">
        <div className="shell-sample">
          <TextSkeleton lines={3} />
          <EmptyState icon="cart" title="カートに商品がありません" level="h2" />
        </div>
      </Section>
    </Page>
  )
}
