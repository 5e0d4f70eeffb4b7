/** Names of the icons that social links use. */
export type SocialIcon = 'facebook' | 'googleplus' | 'instagram' | 'link'

const icons: readonly SocialIcon[] = ['facebook', 'googleplus', 'instagram']

/** The icon of a social medium; a medium other than the three of SPEC 3 gets the default icon. */
export function socialIcon(media: string | null | undefined): SocialIcon {
  return icons.find((icon) => icon === media?.toLowerCase()) ?? 'link'
}
