public import DefaultComponents
public import Views

/// A rectangle that shows content, or holds other views.
public typealias UIView = View

/// A view that can be tapped.
public typealias UIControl = Control

/// A control with a symbol, a title or both.
public typealias UIButton = Button

/// A short text in one style.
public typealias UILabel = Label

/// A picture or a symbol.
public typealias UIImageView = ImageView

/// A text of styled runs.
public typealias UITextView = TextView

/// The viewport of a list of messages, the only view here that scrolls.
public typealias UIScrollView = ChatMessageListView

/// The viewport of a list of messages.
public typealias UITableView = ChatMessageListView

/// A message with the views above and below it.
public typealias UITableViewCell = any MessageCell

/// An object that owns a view and its behaviour.
public typealias UIViewController = ViewController

/// A relation between two anchors, or between a length and a number.
public typealias NSLayoutConstraint = Constraint

/// The strength of a constraint.
public typealias UILayoutPriority = Priority

/// A rectangle of a view that constraints can refer to.
public typealias UILayoutGuide = LayoutGuide

/// Distances from the four edges, in points.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// A named colour with a value for light and one for dark mode.
public typealias UIColor = Color

/// A font with the properties that layout and drawing need.
public typealias UIFont = Font

/// A picture by reference.
public typealias UIImage = Image
