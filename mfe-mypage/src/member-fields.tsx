import { CheckboxField, type OwnField } from '@storefront/forms'
import { currentSite } from '@storefront/site'
import { SchoolKeyField } from './school-key-field'

export const newsletter = 'is_receive_newsletter'

/** Fields with a custom control. All others render as the server defines them. */
export const memberFields: Record<string, OwnField> = {
  school_key: (props) => <SchoolKeyField {...props} />,
  [newsletter]: ({ label }) => (
    <CheckboxField
      name={newsletter}
      label={label}
      note={`差出人：${currentSite().name}。いつでも会員情報から止められます。`}
    />
  ),
}
